import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { areAllOne, type Choice, endsAlike } from './outcomes';

const FALLS = 'then vanquished';
const answer = (action: Action, comes = FALLS): Choice => ({ action, words: action.kind, comes });
const done = answer({ kind: 'done' });
const choose = (card: number, comes = FALLS) => answer({ kind: 'choose', card }, comes);

describe('answers that end alike', () => {
  it('are told so only where the outcome is all that they do', () => {
    expect(endsAlike(choose(3), done.comes)).toBe(true);
    expect(endsAlike(choose(3, 'then stands'), done.comes)).toBe(false);
    expect(endsAlike(choose(3, ''), '')).toBe(false);
  });

  it('are not told of one that vanquishes a follower, spends a tactic or names a participant', () => {
    for (const kind of ['vanquish', 'tactic', 'join'] as const) {
      const one = answer({ kind, card: 3 });
      expect(endsAlike(one, done.comes), kind).toBe(false);
      expect(areAllOne([one, done]), kind).toBe(false);
    }
  });

  it('leave none to be held out as the better one', () => {
    expect(areAllOne([choose(3), choose(4), done])).toBe(true);
    expect(areAllOne([choose(3), choose(4, 'then stands')])).toBe(false);
    expect(areAllOne([choose(3)])).toBe(false);
    expect(areAllOne([choose(3, ''), choose(4, '')])).toBe(false);
  });
});
