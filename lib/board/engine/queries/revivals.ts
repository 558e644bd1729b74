import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import type { Action } from '../actions';
import { rulesOf, sheetOf } from '../facts';
import type { RevivalFrame } from '../state/frames';
import type { BoardState, Faction } from '../state/state';

const FREE_FOR_ALLY = 3;

type State = Pick<BoardState, 'edition' | 'options'> & {
  readonly factions: readonly Pick<Faction, 'id' | 'allies'>[];
};

/** Forces that are revived for nothing. */
export function freeRevivals(state: State, { granted }: RevivalFrame, seat: Seat): number {
  const faction = state.factions[seat];
  const own = faction === undefined ? 0 : sheetOf(faction.id).freeRevival;
  const isOfFremen = faction?.allies.some((ally) => state.factions[ally]?.id === 'fremen');
  return granted && isOfFremen ? Math.max(own, FREE_FOR_ALLY) : own;
}

/** What so many revivals cost who is asked; the Emperor pays for each that it gives its ally. */
export function revivalPrice(
  state: State,
  frame: RevivalFrame,
  seat: Seat,
  forces: number,
): number {
  const free = frame.stage === 'extra' ? 0 : freeRevivals(state, frame, seat);
  return Math.max(0, forces - free) * rulesOf(state).revival.cost;
}

/** Revivals of up to so many forces; with one Sardaukar or Fedaykin among them, where none came back in this turn (GF9-emperor-10, GF9-fremen-17). */
export function revivals(
  { tanks, eliteTanks, eliteRevived }: Readonly<Faction>,
  most: number,
  plain: 'revive' | 'ghola-forces' | 'special-forces',
  elite: 'revive-elite' | 'ghola-elite' | 'special-elite',
): Action[] {
  const normal = tanks - eliteTanks;
  const one = eliteTanks > 0 && !eliteRevived ? 1 : 0;
  return [
    ...range(1, Math.min(most, normal)).map((forces): Action => ({ kind: plain, forces })),
    ...range(1, one * Math.min(most, normal + 1)).map(
      (forces): Action => ({ kind: elite, forces }),
    ),
  ];
}
