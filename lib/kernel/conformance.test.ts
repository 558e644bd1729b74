import { describe, expect, it } from 'vitest';
import { conforms } from './conformance-fixture';
import { hiddenNim } from './hidden-nim-fixture';
import { playout } from './playout';
import type { RandomState } from './random';
import { randomPlayer } from './random-player';

conforms('Nim with hidden passes', {
  rules: hiddenNim,
  setupOf: (seed) => ({ seed, sticks: 8 + (seed % 5) }),
  games: 5,
  steps: 40,
  wildMoves: () => [{ take: 4 }, { take: -1 }, { take: 1.5 }, { break: 0 }, { break: 99 }],
  disguised: (state, seat, next) => ({
    ...structuredClone(state),
    random: [next(), next(), next(), next()] satisfies RandomState,
    passes: state.passes.map((own, at) => (at === seat ? own : next() % 4)),
  }),
  position: ({ sticks, passes }) => ({ spell: '', text: `${sticks} ${passes}` }),
  blame: () => 'the rules',
});

describe('players of another game than cards', () => {
  it('play it to its end, by what they see', () => {
    const first = (look: () => { readonly sticks: number }) => ({
      take: Math.max(1, look().sticks % 4),
    });
    const done = playout(hiddenNim, { seed: 3, sticks: 9 }, [first, randomPlayer(1)]);
    expect(done).toMatchObject({ ok: true, value: { outcome: { winner: expect.any(Number) } } });
  });
});
