import { z } from 'zod';
import { MAX_MOVE_TEXT } from './record';

/** A move of any game: its kind, and parts that are plain values. */
interface PlainMove {
  readonly kind: string;
}

/** A move as one short text: its kind, then its parts in the order of their names, parted by blanks. */
export function moveText<M extends PlainMove>(move: M): string {
  // what comes from outside may have none
  let text = String(move.kind);
  for (const name of Object.keys(move).sort())
    if (name !== 'kind') text += ` ${String(move[name as keyof M])}`;
  return text;
}

/** Reads the move in a text that `moveText` wrote, null for any other text; `kinds` has the parts of each kind. */
export function moveReader<M extends PlainMove>(
  kinds: Readonly<Record<string, z.core.$ZodShape>>,
): (text: string) => M | null {
  return (text) => {
    if (text.length > MAX_MOVE_TEXT) return null;
    const [kind = '', ...written] = text.split(' ');
    const shape = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const names = Object.keys(shape ?? {}).sort();
    if (shape === undefined || names.length !== written.length) return null;
    const move: Record<string, unknown> = { kind };
    for (const [at, name] of names.entries()) {
      const part = z.safeParse(shape[name] ?? z.never(), partOf(written[at] ?? ''));
      if (!part.success) return null;
      move[name] = part.data;
    }
    return move as unknown as M;
  };
}

/** A part as it was before it was written: a number, whole or with a half, null, or a word. */
function partOf(text: string): number | string | null {
  if (text === 'null') return null;
  return /^(0|-?[1-9]\d{0,6})(\.5)?$/.test(text) ? Number(text) : text;
}

/** Whether two moves say the same. */
export function isSame<M extends PlainMove>(one: M, other: M): boolean {
  if (one === other) return true;
  if (one.kind !== other.kind) return false;
  const parts = Object.entries(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([name, value]) => other[name as keyof M] === value)
  );
}
