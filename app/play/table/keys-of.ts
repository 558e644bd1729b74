import type { Action } from '@/lib/engine/actions';

/** Presses the button that gives up what is asked: a pass, a decline, the end of the Interval, or of a choice of many. */
export const END_KEY = 'e';
/** Presses what is held out: what is suggested, or what helps the House. */
export const FILLED_KEY = 's';

/** So many ms after a question came no key ends it: nobody has read it yet, it was meant for the one before. */
export const END_RESTS = 350;

const ENDS: ReadonlySet<Action['kind']> = new Set(['pass', 'decline', 'end-interval', 'done']);

const MOST = 9;

/** The key of an answer by its place; undefined where it is too far behind. */
export function numberKey(place: number): string | undefined {
  return place <= MOST ? `${place}` : undefined;
}

/** The keys of an answer in one, "1 s": its own, and where it is held out one more. */
export function withFilled(key: string | undefined): string {
  return key === undefined ? FILLED_KEY : `${key} ${FILLED_KEY}`;
}

/**
 * The keys of each answer that stands as a button: one key ends, the others have the number of their place, and what is held
 * out one more, so that none gets another when that comes later, and what commits to something never has the key that ends.
 * `filled`: null where none is held out; it may be one that is not among the answers.
 */
export function keysOf(
  answers: readonly Action[],
  filled: Action | null,
): ReadonlyMap<Action, string> {
  const end = answers.find(({ kind }) => ENDS.has(kind));
  const numbered = answers.filter((one) => one !== end).slice(0, MOST);
  const keys = new Map(numbered.map((one, at) => [one, `${at + 1}`]));
  if (end !== undefined) keys.set(end, END_KEY);
  if (filled !== null) keys.set(filled, withFilled(keys.get(filled)));
  return keys;
}

/** Whether a button with these keys ends or gives up what is asked. */
export function hasEndKey(keys: string | undefined): boolean {
  return keys?.split(' ').includes(END_KEY) ?? false;
}
