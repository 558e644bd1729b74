import type { Seat } from '@/lib/kernel/game';
import { shuffle } from '@/lib/kernel/random';
import { range } from '@/lib/range';
import { type Action, PASS } from '../actions';
import { draw } from '../atoms/cards';
import { addForces } from '../atoms/forces';
import { type LeaderId, PLACES, POLAR_SINK, placeOf, placesOf, rulesOf, sheetOf } from '../facts';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { becomeAdvisors } from '../phases/advisors';
import { eliteOptions, onlyElites } from '../phases/group';
import { isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import { presentIn } from '../queries/presence';
import type { SetupFrame } from '../state/frames';
import type { BoardState, Faction, Group, LocationId } from '../state/state';

/**
 * What is chosen before turn 1 (GF9-setup-13 to -24): the prediction, a traitor each, the forces of the Fremen; then spice
 * and treachery cards.
 */
export const setupStep: Step<SetupFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.stage) {
      case 'prediction': {
        const seat = seatOf(state, 'bene-gesserit');
        if (seat !== null && state.prediction === null) return ask(game, seat);
        frame.stage = 'deal';
        return;
      }
      case 'deal':
        frame.left = dealTraitors(game);
        frame.stage = 'traitors';
        return;
      case 'traitors': {
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'forces';
        for (const other of state.factions.keys()) placeForces(game, frame, other);
        return;
      }
      case 'forces': {
        const seat = seatOf(state, 'fremen');
        if (seat !== null && frame.forces > 0) return ask(game, seat);
        frame.stage = isOn(state, 'advantages') ? 'advisor' : 'done';
        return;
      }
      case 'advisor': {
        const seat = seatOf(state, 'bene-gesserit');
        if (seat !== null) return ask(game, seat);
        frame.stage = 'done';
        return;
      }
      case 'done':
        for (const [seat, faction] of state.factions.entries()) {
          const { startingCards } = sheetOf(faction.id);
          for (let card = 0; card < startingCards; card += 1) draw(game, seat, 'start');
        }
        end(game);
    }
  },
  options(state, frame, seat) {
    switch (frame.stage) {
      case 'prediction':
        return predictions(state, seat);
      case 'traitors':
        return traitors(state, seat);
      case 'advisor':
        return PLACES.map(({ id }): Action => ({ kind: 'to', to: id }));
      default: {
        if (frame.count !== null) return eliteOptions(reserveOf(state, seat), frame.count);
        const isLast = frame.places.length === 1;
        return range(isLast ? frame.forces : 0, frame.forces).map((count) => ({
          kind: 'forces',
          count,
        }));
      }
    }
  },
  answer(game, frame, seat, action) {
    const { state } = game;
    switch (action.kind) {
      case 'pass':
        // Who drew no leader of an opponent has no traitor (DES-setup-12).
        frame.left.shift();
        factionAt(state, seat).traitors = [];
        return;
      case 'predict': {
        const { faction, turn } = action;
        state.prediction = { faction, turn };
        return emit(game, { kind: 'predicted', seat, faction, turn });
      }
      case 'keep-traitor':
        frame.left.shift();
        factionAt(state, seat).traitors = [action.leader];
        return emit(game, { kind: 'traitor-kept', seat, leader: action.leader });
      case 'to':
        frame.stage = 'done';
        return placeAdvisor(game, seat, action.to);
      case 'forces': {
        const elite = onlyElites(reserveOf(state, seat), action.count);
        if (elite === null) frame.count = action.count;
        else placeNext(game, frame, seat, { count: action.count, elite });
        return;
      }
      case 'elites':
        placeNext(game, frame, seat, { count: frame.count ?? 0, elite: action.count });
        frame.count = null;
    }
  },
};

/** Each other faction, in each turn (GF9-bg-04). */
function predictions(state: Readonly<BoardState>, seat: Seat): Action[] {
  return state.factions.flatMap(({ id }, other) =>
    other === seat
      ? []
      : range(1, rulesOf(state).turns).map(
          (turn): Action => ({ kind: 'predict', faction: id, turn }),
        ),
  );
}

/**
 * Leaders of the factions that play, four to each (GF9-setup-13, -14, DES-setup-10, DES-Q60), from which all but the
 * Harkonnen choose; gives who does. Those not kept nobody else sees. Own leaders are in nobody's pay in Descartes, so that
 * the Harkonnen keep the others (DES-harkonnen-04).
 */
function dealTraitors({ state }: Game): Seat[] {
  const deck = state.factions.flatMap(({ id }) => sheetOf(id).leaders.map((leader) => leader.id));
  shuffle(state, deck);
  for (const faction of state.factions)
    faction.traitors = deck.splice(0, sheetOf(faction.id).traitors.dealt);
  const left: Seat[] = [];
  for (const [seat, faction] of state.factions.entries())
    if (sheetOf(faction.id).traitors.kept < faction.traitors.length) left.push(seat);
    else if (rulesOf(state).traitors.ownLeader === 'nothing') faction.traitors = ofOthers(faction);
  return left;
}

/** Those of a faction's traitors that are not its own leaders. */
function ofOthers({ id, traitors }: Pick<Faction, 'id' | 'traitors'>): LeaderId[] {
  const own = new Set(sheetOf(id).leaders.map((leader) => leader.id));
  return traitors.filter((leader) => !own.has(leader));
}

/** Any of the four may be kept in 2019 (GF9-Q06), unless the option asks for an opponent's; in Descartes only an opponent's (DES-setup-11). */
function traitors(state: Readonly<BoardState>, seat: Seat): Action[] {
  const faction = factionAt(state, seat);
  const others = ofOthers(faction);
  const isBarred = rulesOf(state).traitors.ownLeader === 'nothing';
  if (isBarred && others.length === 0) return [PASS];
  const isStrict = isBarred || (isOn(state, 'strict-traitors') && others.length > 0);
  const may = isStrict ? others : faction.traitors;
  return may.map((leader) => ({ kind: 'keep-traitor', leader }));
}

/** Starting forces (GF9-setup-20); where there are several territories their player splits them, in any sectors. */
function placeForces(game: Game, frame: SetupFrame, seat: Seat): void {
  const sheet = sheetOf(factionAt(game.state, seat).id);
  // Elsewhere, once others have placed theirs (GF9-bg-15).
  if (sheet.advancedStart !== undefined && isOn(game.state, 'advantages')) return;
  for (const { places, forces } of sheet.forces.board) {
    const all = places.flatMap((territory) => placesOf(territory).map(({ id }) => id));
    const [only] = all;
    if (all.length === 1 && only !== undefined)
      place(game, seat, only, { count: forces, elite: 0 });
    else {
      frame.places = all;
      frame.forces = forces;
    }
  }
}

function reserveOf(state: Readonly<BoardState>, seat: Seat): Group {
  const { reserves, eliteReserves } = factionAt(state, seat);
  return { count: reserves, elite: eliteReserves };
}

function placeNext(game: Game, frame: SetupFrame, seat: Seat, group: Required<Group>): void {
  const at = frame.places.shift();
  frame.forces -= group.count;
  if (at !== undefined) place(game, seat, at, group);
}

function place(game: Game, seat: Seat, at: LocationId, { count, elite }: Required<Group>): void {
  if (count === 0) return;
  const faction = factionAt(game.state, seat);
  faction.reserves -= count;
  faction.eliteReserves -= elite;
  addForces(faction, at, count, elite);
  emit(game, { kind: 'placed', seat, at, count, elite });
}

/** The first of the Bene Gesserit: an advisor among others, else a fighter (GF9-bg-15). */
function placeAdvisor(game: Game, seat: Seat, at: LocationId): void {
  const territory = placeOf(at).territory.id;
  const isAmongOthers = presentIn(game.state, territory).length > 0;
  place(game, seat, at, { count: 1, elite: 0 });
  if (isAmongOthers && territory !== POLAR_SINK) becomeAdvisors(game, seat, territory);
}
