import type { Action } from '@/lib/engine/actions';

/** Presses the button that gives up what is asked: a pass, a decline, the end of the Interval, or of a choice of many. */
export const END_KEY = 'e';
/** Presses the filled button: what is suggested, or what helps the House. */
export const FILLED_KEY = 's';

const ENDS: ReadonlySet<Action['kind']> = new Set(['pass', 'decline', 'end-interval', 'done']);

const MOST = 9;

/**
 * The key of each answer that stands as a button: one key ends, one presses the filled button, and the others are counted
 * from 1 in the order in which they stand. `filled`: null where none is held out.
 */
export function keysOf(
  answers: readonly Action[],
  filled: Action | null,
): ReadonlyMap<Action, string> {
  const keys = new Map<Action, string>();
  const end = answers.find(({ kind }) => ENDS.has(kind));
  if (filled !== null) keys.set(filled, FILLED_KEY);
  // what ends has its key, filled or not
  if (end !== undefined) keys.set(end, END_KEY);
  const others = answers.filter((one) => !keys.has(one)).slice(0, MOST);
  for (const [at, one] of others.entries()) keys.set(one, `${at + 1}`);
  return keys;
}
