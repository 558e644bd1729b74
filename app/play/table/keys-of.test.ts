import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { keysOf } from './keys-of';

const pass: Action = { kind: 'pass' };
const tactic = (card: number): Action => ({ kind: 'tactic', card });
const end: Action = { kind: 'end-interval' };
const keys = (answers: readonly Action[], filled: Action | null) => [
  ...answers.map((one) => keysOf(answers, filled).get(one)),
];

describe('the keys of the answers', () => {
  it('"e" passes, declines or ends, and where that is held out "s" does too', () => {
    expect(keys([tactic(1), tactic(2), pass], null)).toEqual(['1', '2', 'e']);
    expect(keys([tactic(1), pass], pass)).toEqual(['1', 'e s']);
    expect(keys([{ kind: 'engage-defense' }, { kind: 'decline' }], null)).toEqual(['1', 'e']);
  });

  it('"s" is what is held out too, never "e": what helps commits by a key of its own', () => {
    const use: Action = { kind: 'use', card: 4, ability: 0 };
    const defend: Action = { kind: 'engage-defense' };
    expect(keys([use, tactic(1), end], use)).toEqual(['1 s', '2', 'e']);
    expect(keys([defend, { kind: 'decline' }], defend)).toEqual(['1 s', 'e']);
    expect(keys([defend], defend)).toEqual(['1 s']);
  });

  it('no other answer gets another key when one is filled later', () => {
    const answers = [tactic(1), tactic(2), tactic(3), pass];
    expect(keys(answers, null)).toEqual(['1', '2', '3', 'e']);
    expect(keys(answers, tactic(9))).toEqual(['1', '2', '3', 'e']);
    expect(keys(answers, answers[1] ?? null)).toEqual(['1', '2 s', '3', 'e']);
  });

  it('numbers count to nine', () => {
    const many = Array.from({ length: 11 }, (_, card) => tactic(card));
    expect(keys(many, null).slice(8)).toEqual(['9', undefined, undefined]);
  });
});
