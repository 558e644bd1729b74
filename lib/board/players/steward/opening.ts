import type { Action } from '../../engine/actions';
import { leaderOf, sheetOf } from '../../engine/facts';
import type { SetupFrame } from '../../engine/state/frames';
import { bestOf, ofKind, passOr } from './choices';
import type { Table } from './table';

/** What is chosen before turn 1. */
export function opening(table: Table, frame: SetupFrame, legal: readonly Action[]): Action {
  switch (frame.stage) {
    case 'prediction':
      return predicting(legal);
    case 'traitors':
      return keepingTraitor(table, legal);
    case 'advisor':
      return ofKind(legal, 'to').find(({ to }) => to === FIRST_ADVISOR) ?? passOr(legal);
    default:
      return placing(frame, legal);
  }
}

/** A stronghold that is worth having, among others. */
const FIRST_ADVISOR = 'arrakeen-9';

/** Who wins by strongholds, the likeliest first, and the turn in which that happens most. */
const LIKELY_WINNERS: readonly (readonly [string, number])[] = [
  ['atreides', 4],
  ['emperor', 6],
  ['guild', 3],
  ['fremen', 6],
  ['harkonnen', 3],
];

function predicting(legal: readonly Action[]): Action {
  const all = ofKind(legal, 'predict');
  for (const [faction, turn] of LIKELY_WINNERS) {
    const found = all.find((one) => one.faction === faction && one.turn === turn);
    if (found !== undefined) return found;
  }
  return passOr(legal);
}

/** The strongest leader of an opponent; an own one only where nothing else was dealt. */
function keepingTraitor({ me }: Table, legal: readonly Action[]): Action {
  const own = new Set(sheetOf(me.id).leaders.map(({ id }) => id));
  const worth = (leader: string) => (own.has(leader) ? 0 : 1) * 10 + leaderOf(leader).strength;
  return bestOf(ofKind(legal, 'keep-traitor'), ({ leader }) => worth(leader)) ?? passOr(legal);
}

/** How many of the Fremen begin in each place: beside the sietches that stand open. */
export const BEGIN: Readonly<Record<string, number>> = {
  'sietch-tabr-13': 3,
  'false-wall-south-4': 3,
  'false-wall-west-16': 4,
};

function placing({ places }: SetupFrame, legal: readonly Action[]): Action {
  const counts = ofKind(legal, 'forces');
  const wanted = BEGIN[places[0] ?? ''] ?? 0;
  return counts.find(({ count }) => count === wanted) ?? counts.at(-1) ?? passOr(legal);
}
