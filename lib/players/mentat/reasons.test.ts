import { describe, expect, it } from 'vitest';
import { FEATURES, type Feature } from './features';
import { MATTERS, reasonsOf } from './reasons';
import type { ThoughtMove } from './search';
import { speaksFor } from './value';
import { TRAINED } from './weights';

const move = (lead: Partial<Record<Feature, number>>): ThoughtMove => ({
  action: { kind: 'end-interval' },
  chance: 0.5,
  chances: [0.5],
  lead: FEATURES.map((name) => lead[name] ?? 0),
});

describe('the reasons for a move', () => {
  it('stand on what speaks for a House, or against it, in every turn of a game', () => {
    const against: readonly Feature[] = ['missingFavor', 'fewCards'];
    for (const { features } of MATTERS)
      for (const name of features)
        for (let turn = 1; turn <= 10; turn += 1) {
          const speaks = speaksFor(
            FEATURES.map((one) => (one === name ? 1 : 0)),
            TRAINED,
            turn,
          )[FEATURES.indexOf(name)];
          expect([name, turn, (speaks ?? 0) > 0]).toEqual([name, turn, !against.includes(name)]);
        }
  });

  it('name what it leaves more and less of than the others, the weightiest first', () => {
    const bold = move({ income: 0.2, incomeLeft: 0.3, treasury: -0.4, hoard: 0.1 });
    expect(reasonsOf(bold, [move({}), move({ treasury: 0.2 })])).toEqual({
      pro: ['more income', 'more spice'],
      con: ['fewer solaris left'],
    });
  });

  it('are none between moves that come to the same', () => {
    expect(reasonsOf(move({ favor: 0.01 }), [move({})])).toEqual({ pro: [], con: [] });
    expect(reasonsOf(move({}), [])).toEqual({ pro: [], con: [] });
  });
});
