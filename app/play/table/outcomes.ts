import type { Action } from '@/lib/engine/actions';

/** An answer as a button: what it does, and what that comes to; '' where that is not told. */
export interface Choice {
  readonly action: Action;
  readonly words: string;
  readonly comes: string;
}

/** What does more than the outcome of a rite tells: a card falls, is spent, is used or takes part. */
const DOES_MORE: ReadonlySet<Action['kind']> = new Set([
  'vanquish',
  'tactic',
  'use',
  'join',
  'counter',
  'strike-first',
]);

/** Whether an answer ends as giving up does, and does nothing else that the outcome leaves out. */
export function endsAlike({ action, comes }: Choice, asItIs: string): boolean {
  return comes !== '' && comes === asItIs && !DOES_MORE.has(action.kind);
}

/** Whether all answers end alike and do nothing else: then what spends nothing is held out. */
export function areAllOne(choices: readonly Choice[]): boolean {
  const [first, ...others] = choices;
  if (first === undefined || others.length === 0) return false;
  return choices.every((one) => endsAlike(one, first.comes));
}
