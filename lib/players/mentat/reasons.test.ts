import { describe, expect, it } from 'vitest';
import { FEATURES, type Feature } from './features';
import { reasonsOf, speaksAsUsual } from './reasons';
import type { ThoughtMove } from './search';

const move = (lead: Partial<Record<Feature, number>>): ThoughtMove => ({
  action: { kind: 'end-interval' },
  chance: 0.5,
  chances: [0.5],
  lead: FEATURES.map((name) => lead[name] ?? 0),
});

const WORDS = { more: '', less: '' };

describe('the reasons for a move', () => {
  it('are told in no turn in which they would speak the other way', () => {
    const rich = move({ treasury: 1, assembly: 3 });
    expect(reasonsOf(rich, [move({})], 1).pro).toEqual(['more solaris left']);
    const speaks = (turn: number) => speaksAsUsual({ features: ['treasury'], ...WORDS }, turn);
    const turns = Array.from({ length: 60 }, (_, at) => at + 1);
    expect(turns.some((turn) => !speaks(turn))).toBe(true);
    for (const turn of turns)
      expect([turn, reasonsOf(rich, [move({})], turn).pro.length > 0]).toEqual([
        turn,
        speaks(turn),
      ]);
  });

  it('name what it leaves more and less of than the others, the weightiest first', () => {
    const bold = move({ income: 0.2, incomeLeft: 0.3, treasury: -0.4, hoard: 0.1 });
    expect(reasonsOf(bold, [move({}), move({ treasury: 0.2 })], 3)).toEqual({
      pro: ['more income', 'more spice'],
      con: ['fewer solaris left'],
    });
  });

  it('are none between moves that come to the same', () => {
    expect(reasonsOf(move({ favor: 0.01 }), [move({})], 3)).toEqual({ pro: [], con: [] });
    expect(reasonsOf(move({}), [], 3)).toEqual({ pro: [], con: [] });
  });
});
