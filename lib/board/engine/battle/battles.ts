import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../actions';
import { mayUse } from '../advantages/karama';
import { elitesIn, forcesIn } from '../atoms/forces';
import { changeKwisatz } from '../atoms/leaders';
import { POLAR_SINK, placeOf, sheetOf } from '../facts';
import { ask, begin, emit, end, factionAt, type Game, type Step } from '../game';
import { isOn } from '../queries/options';
import { runsOf } from '../queries/presence';
import type { BattlesFrame } from '../state/frames';
import type { BoardState, LocationId, TerritoryId } from '../state/state';
import { isFullWithoutSpice } from './support';

/**
 * Battles (GF9-battle-01 to -08): the first player is aggressor till all its battles are fought, in the order that it
 * likes, then the next. Nobody fights in the Polar Sink, across the storm, or against an ally; in it only in
 * Descartes (DES-battle-03).
 */
export const battlesStep: Step<BattlesFrame> = {
  run(game, frame) {
    const { state } = game;
    const [seat] = frame.left;
    if (seat === undefined) {
      // Leaders come home (GF9-battle-30).
      for (const faction of state.factions) {
        for (const leader of faction.leaders) leader.fought = null;
        changeKwisatz(faction, { fought: null });
      }
      return end(game);
    }
    const battles = battlesOf(state, seat);
    const [only] = battles;
    if (only === undefined) frame.left.shift();
    else if (battles.length === 1) start(game, seat, only);
    else ask(game, seat);
  },
  options: (state, _frame, seat) => battlesOf(state, seat),
  answer(game, _frame, seat, action) {
    if (action.kind === 'fight') start(game, seat, action);
  },
};

type Fight = Extract<Action, { readonly kind: 'fight' }>;

/** Every battle that a faction can begin: a rival in the same part of a territory, not parted from it by the storm. */
export function battlesOf(state: Readonly<BoardState>, seat: Seat): Fight[] {
  const faction = factionAt(state, seat);
  const territories = new Set<TerritoryId>(
    faction.forces.map(({ at }) => placeOf(at).territory.id),
  );
  territories.delete(POLAR_SINK);
  return [...territories].flatMap((territory) =>
    runsOf(territory, state).flatMap((places) => {
      const isThere = (other: Seat) =>
        places.some((at) => forcesIn(factionAt(state, other), at) > 0);
      if (!isThere(seat)) return [];
      return [...state.factions.keys()].flatMap((rival): Fight[] => {
        if (rival === seat || faction.allies.includes(rival) || !isThere(rival)) return [];
        return [{ kind: 'fight', territory, sector: placeOf(places[0] ?? '').sector ?? 0, rival }];
      });
    }),
  );
}

function start(game: Game, seat: Seat, { territory, sector, rival }: Fight): void {
  const run = runsOf(territory, game.state).find(
    ([first = '']) => placeOf(first).sector === sector,
  );
  const fighters = [seat, rival] as const;
  emit(game, { kind: 'battle-began', fighters, territory });
  const places = run ?? [];
  const worths = [
    eliteWorth(game, seat, rival, places),
    eliteWorth(game, rival, seat, places),
  ] as const;
  const pays = [paysFor(game, seat), paysFor(game, rival)] as const;
  begin(game, {
    ...{ step: 'battle', fighters, territory, places, worths, pays },
    ...{ stage: 'voice', voice: null, question: null, plans: [{}, {}], left: [], calls: [] },
    ...{ winner: null, losses: null, lost: [], lostElites: [], cards: [] },
  });
}

/** Whether forces of a faction need spice in a battle; a Karama can make those of the Fremen as any others (GF9-card-karama-11). */
function paysFor(game: Game, seat: Seat): boolean {
  if (!isOn(game.state, 'advanced-combat')) return false;
  return !isFullWithoutSpice(game.state, seat) || !mayUse(game, 'full-strength');
}

/** What a Sardaukar or Fedaykin counts in a battle; a Karama can make it as any other (GF9-emperor-09, GF9-card-karama-05, -07). */
function eliteWorth(game: Game, seat: Seat, rival: Seat, places: readonly LocationId[]): number {
  const faction = factionAt(game.state, seat);
  const { elite } = sheetOf(faction.id);
  if (elite === undefined || places.every((at) => elitesIn(faction, at) === 0)) return 1;
  if (elite.ordinaryAgainst === factionAt(game.state, rival).id) return 1;
  const advantage = faction.id === 'fremen' ? 'fedaykin' : 'sardaukar';
  return mayUse(game, advantage) ? elite.strength : 1;
}
