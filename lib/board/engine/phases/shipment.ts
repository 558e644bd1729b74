import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { canUsePower, spendPower } from '../advantages/special';
import { addAdvisors, addForces, killAdvisors, killAll } from '../atoms/forces';
import { endLoans } from '../atoms/spice';
import { POLAR_SINK, placeOf, placesOf, rulesOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { hasOrnithopters, STEPS } from '../queries/groups';
import { isOn } from '../queries/options';
import { alliesOf, seatOf, stormOrder } from '../queries/order';
import { standsIn } from '../queries/presence';
import type { AccompanyFrame, ShipmentFrame, VetoFrame } from '../state/frames';
import type { BoardState, LocationId, TerritoryId } from '../state/state';
import { becomeFighters, flips, isWithAlly } from './advisors';
import { help, helpers, helpOptions } from './help';

/**
 * Shipment and movement (GF9-ship-01): each faction in storm order ships, then moves. Before, the Guild may let its ally
 * ship as it does (GF9-guild-06), allies say what they lend, and the Atreides see the next spice card (GF9-atreides-06).
 */
export const shipmentStep: Step<ShipmentFrame> = {
  run(game, frame) {
    const { state } = game;
    switch (frame.stage) {
      case 'revival':
        // Before it the Atreides see the next spice card (DES-atreides-05, DES-Q38).
        frame.stage = 'grant';
        foresee(game);
        return begin(game, { step: 'revival', stage: 'grant', left: [], granted: false });
      case 'grant': {
        const guild = seatOf(state, 'guild');
        frame.granted = rulesOf(state).allyShipping === 'always';
        if (guild !== null && alliesOf(state, 'guild').length > 0 && !frame.granted)
          return ask(game, guild);
        return startHelp(game, frame);
      }
      case 'help': {
        const [seat] = frame.left;
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'flip';
        frame.left = stormOrder(state);
        if (rulesOf(state).phases.includes('revival')) foresee(game);
        return;
      }
      case 'flip': {
        const sisters = seatOf(state, 'bene-gesserit');
        if (sisters !== null && flips(state, sisters).length > 0) return ask(game, sisters);
        frame.stage = 'turn';
        return;
      }
      case 'turn': {
        if (frame.acted !== null) leaveAlly(game, frame, frame.acted);
        const guild = mayChoose(state, frame);
        if (guild !== null && !frame.waits) {
          frame.acted = null;
          return ask(game, guild);
        }
        frame.waits = false;
        const seat = frame.left.shift();
        frame.acted = seat ?? null;
        frame.shared =
          seat === undefined ? [] : sharedWith(state, seat, factionAt(state, seat).allies);
        if (seat === undefined) {
          endLoans(state);
          return end(game);
        }
        const { leaderRevival, ornithopters } = rulesOf(state);
        const faction = factionAt(state, seat);
        if (leaderRevival === 'own move') begin(game, { step: 'leader-revival', seat });
        begin(game, {
          ...{ step: 'move', seat, moves: 1, steps: STEPS.others },
          flew: ornithopters === 'before shipping' ? hasOrnithopters(faction) : null,
          ...{ from: null, to: null, groups: [], elites: [] },
        });
        const isAlly = alliesOf(state, 'guild').includes(seat);
        const byGuild = faction.id === 'guild' || (frame.granted && isAlly);
        begin(game, {
          ...{
            step: 'ship',
            seat,
            byGuild,
            from: null,
            to: null,
            half: byGuild,
            karama: false,
            count: null,
            elite: null,
          },
        });
      }
    }
  },
  options(state, frame, seat) {
    switch (frame.stage) {
      case 'grant':
        return [PASS, GRANT];
      case 'flip':
        return [PASS, ...flips(state, seat)];
      case 'turn':
        return [PASS, ACT];
      default:
        return helpOptions(state, seat);
    }
  },
  answer(game, frame, seat, action) {
    if (frame.stage === 'grant') {
      startHelp(game, frame);
      const allies = alliesOf(game.state, 'guild');
      if (action.kind !== 'grant' || !mayUse(game, 'ally-shipment')) return;
      frame.granted = true;
      emit(game, { kind: 'granted', seat, to: allies, what: 'shipment' });
      return;
    }
    if (frame.stage === 'turn') return choose(game, frame, seat, action.kind === 'act');
    if (frame.stage === 'flip') {
      if (action.kind !== 'flip' || !mayUse(game, 'become-fighters')) frame.stage = 'turn';
      else becomeFighters(game, seat, action.territory);
      return;
    }
    frame.left.shift();
    if (action.kind === 'help') help(game, seat, action.spice);
  },
};

const GRANT: Action = { kind: 'grant' };
const ACT: Action = { kind: 'act' };

/** The Guild, before each turn, as long as others are still to act (GF9-guild-09, GF9-Q45); else null. */
function mayChoose(state: Readonly<BoardState>, { free, left }: ShipmentFrame): Seat | null {
  if (!free || left.length < 2) return null;
  const guild = seatOf(state, 'guild');
  return guild !== null && left.includes(guild) ? guild : null;
}

/** It takes its turn now, or lets the next one go first; a Karama holds it to its own place (GF9-card-karama-10). */
function choose(game: Game, frame: ShipmentFrame, guild: Seat, isNow: boolean): void {
  const isProper = frame.left[0] === guild;
  const isUsual = isNow === isProper;
  frame.waits = true;
  if (isNow || isProper) {
    const isLet = isUsual || mayUse(game, 'any-turn');
    frame.free = isLet && !isNow;
    if (!isLet || isUsual) return;
    const others = frame.left.filter((seat) => seat !== guild);
    frame.left = isNow ? [guild, ...others] : [...others, guild];
  }
}

function startHelp({ state }: Game, frame: ShipmentFrame): void {
  frame.stage = 'help';
  frame.left = helpers(state, stormOrder(state), false);
}

function foresee(game: Game): void {
  const { state } = game;
  const seat = seatOf(state, 'atreides');
  const card = state.spiceDeck.at(-1);
  if (seat === null || card === undefined || !mayUse(game, 'spice-sight')) return;
  state.foreseen = card;
  emit(game, { kind: 'foresaw', seat, card });
}

/**
 * Allies who shared a territory when the turn began must part: what the last of them to act leaves there is lost, not in
 * the Polar Sink (GF9-ally-19, -20, GF9-Q29, DES-Q29). With an option so is what came to an ally and stayed (GF9-Q27).
 */
function leaveAlly(game: Game, { left, shared: before }: ShipmentFrame, seat: Seat): void {
  const { state } = game;
  const { allies, oldAllies } = factionAt(state, seat);
  const others = allies.filter((ally) => oldAllies.includes(ally) && !left.includes(ally));
  if (!rulesOf(state).advisorsWithAllies)
    for (const ally of others) {
      leaveAdvisors(game, seat, ally);
      leaveAdvisors(game, ally, seat);
    }
  const lost = new Set(sharedWith(state, seat, others));
  if (isOn(state, 'ally-stop'))
    for (const territory of sharedWith(state, seat, allies))
      if (!before.includes(territory)) lost.add(territory);
  for (const territory of lost) killAll(game, seat, placesOf(territory), 'alliance');
}

/** Territories beside the Polar Sink in which a faction and others of these stand. */
function sharedWith(
  state: Readonly<BoardState>,
  seat: Seat,
  others: readonly Seat[],
): readonly TerritoryId[] {
  const own = new Set(factionAt(state, seat).forces.map(({ at }) => placeOf(at).territory.id));
  own.delete(POLAR_SINK);
  return [...own].filter((id) => others.some((other) => standsIn(factionAt(state, other), id)));
}

/** Advisors may not be where the ally is: whoever of the two acted last, they are lost (GF9-bg-27). */
function leaveAdvisors(game: Game, seat: Seat, ally: Seat): void {
  const other = factionAt(game.state, ally);
  const shared = factionAt(game.state, seat).advisors.filter(({ at }) =>
    standsIn(other, placeOf(at).territory.id),
  );
  killAdvisors(
    game,
    seat,
    shared.map(({ at }) => ({ id: at })),
    'alliance',
  );
}

/** The special power of the Guild: it stops one shipment of another from off the planet (GF9-adv-karama-08, GF9-guild-10). */
export const vetoStep: Step<VetoFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: (state, _frame, seat) => (canUsePower(state, seat) ? [PASS, CANCEL] : [PASS]),
  answer(game, _frame, seat, action) {
    end(game);
    if (action.kind !== 'special-cancel') return;
    spendPower(game, seat);
    const shipment = game.state.frames.at(-1);
    if (shipment?.step !== 'ship') return;
    // The shipment is lost for the turn, the move stays (GF9-Q34).
    end(game);
    emit(game, { kind: 'shipment-stopped', seat, target: shipment.seat });
  },
};

const CANCEL: Action = { kind: 'special-cancel' };

/** When another ships from off the planet, the Bene Gesserit may ship one for nothing, to the Polar Sink or as an advisor (GF9-bg-11, -17). */
export const accompanyStep: Step<AccompanyFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: (state, { to }, seat) =>
    mayAdvise(state, seat, to) ? [PASS, ACCOMPANY, ADVISE] : [PASS, ACCOMPANY],
  answer(game, frame, seat, action) {
    end(game);
    if (action.kind === 'pass' || !mayUse(game, 'accompany')) return;
    const faction = factionAt(game.state, seat);
    const to = action.kind === 'advise' ? frame.to : POLAR_SINK;
    faction.reserves -= 1;
    if (action.kind === 'advise') addAdvisors(faction, to, 1);
    else addForces(faction, to, 1);
    emit(game, { kind: 'accompanied', seat, to });
  },
};

const ACCOMPANY: Action = { kind: 'accompany' };
const ADVISE: Action = { kind: 'advise' };

/** Not where their fighters are (GF9-bg-23, DES-opt-adv-15), nor in 2019 where their ally is (GF9-bg-27). */
function mayAdvise(state: Readonly<BoardState>, seat: Seat, to: LocationId): boolean {
  if (!isOn(state, 'advantages') || to === POLAR_SINK) return false;
  const territory = placeOf(to).territory.id;
  const isBarred = !rulesOf(state).advisorsWithAllies && isWithAlly(state, seat, territory);
  return !standsIn(factionAt(state, seat), territory) && !isBarred;
}
