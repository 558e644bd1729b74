import { z } from 'zod';
import { MAX_MOVE_TEXT } from '@/lib/kernel/record';
import { ACTIONS, type Action } from './actions';
import { BY_HAND, type Manual } from './by-hand/manual';

/** One move of a record: what a House chose, or what it did by hand. */
export type Move = Action | Manual;

const KINDS: Readonly<Record<string, z.core.$ZodShape>> = { ...ACTIONS, ...BY_HAND };

/** A move as one short text: its kind, then its parts in the order of their names, parted by blanks. */
export function moveText({ kind, ...parts }: Move): string {
  const written = Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1));
  return [kind, ...written.map(([, part]) => String(part))].join(' ');
}

/** The move in a text that `moveText` wrote, or null for any other text. */
export function readMove(text: string): Move | null {
  if (text.length > MAX_MOVE_TEXT) return null;
  const [kind = '', ...written] = text.split(' ');
  const shape = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const names = Object.keys(shape ?? {}).sort();
  if (shape === undefined || names.length !== written.length) return null;
  const move: Record<string, unknown> = { kind };
  for (const [at, name] of names.entries()) {
    const part = z.safeParse(shape[name] ?? z.never(), partOf(written[at] ?? ''));
    if (!part.success) return null;
    move[name] = part.data;
  }
  return move as unknown as Move;
}

/** A part as it was before it was written: a whole number, null, or a word. */
function partOf(text: string): number | string | null {
  if (text === 'null') return null;
  return /^(0|-?[1-9]\d{0,6})$/.test(text) ? Number(text) : text;
}

/** Whether a move was made by hand. */
export function isManual(move: Move): move is Manual {
  return Object.hasOwn(BY_HAND, move.kind);
}
