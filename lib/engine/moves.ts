import { moveReader } from '@/lib/kernel/moves';
import { ACTIONS, type Action } from './actions';
import { BY_HAND, type Manual } from './by-hand/manual';

/** One move of a record: what a House chose, or what it did by hand. */
export type Move = Action | Manual;

/** The move in a text that `moveText` wrote, or null for any other text. */
export const readMove = moveReader<Move>({ ...ACTIONS, ...BY_HAND });

/** Whether a move was made by hand. */
export function isManual(move: Move): move is Manual {
  return Object.hasOwn(BY_HAND, move.kind);
}
