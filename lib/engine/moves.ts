import { MAX_MOVE_TEXT } from '@/lib/kernel/record';
import { ACTIONS, type Action } from './actions';
import { MANUALS, type Manual } from './by-hand/manual';
import type { Part } from './move-parts';

/** One move of a record: what a House chose, or what it did by hand. */
export type Move = Action | Manual;

const MOVES: Readonly<Record<string, Readonly<Record<string, Part>>>> = { ...ACTIONS, ...MANUALS };

/** A move as one short text, for comparing and for records: its kind and its parts, parted by blanks. */
export function moveText(move: Move): string {
  let text = String(move.kind);
  for (const part in MOVES[move.kind]) text += ` ${String(move[part as keyof Move])}`;
  return text;
}

/** The move in a text that `moveText` wrote, or null for any other text. */
export function readMove(text: string): Move | null {
  if (text.length > MAX_MOVE_TEXT) return null;
  const [kind = '', ...written] = text.split(' ');
  if (!Object.hasOwn(MOVES, kind)) return null;
  const parts = Object.entries(MOVES[kind] ?? {});
  if (parts.length !== written.length) return null;
  const move: Record<string, unknown> = { kind };
  for (const [at, [name, read]] of parts.entries()) {
    const value = read(written[at] ?? '');
    if (value === undefined) return null;
    move[name] = value;
  }
  return move as unknown as Move;
}

/** Whether a move was made by hand. */
export function isManual(move: Move): move is Manual {
  return Object.hasOwn(MANUALS, move.kind);
}
