import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

describe('a House that plays alone', () => {
  it('(C31) plays on after its first turn: it has outlasted nobody', () => {
    const one = scenario({ houses: [{ favor: 10 }] });
    one.toClosing();
    for (let step = 0; one.state.turn === 1 && step < 9; step += 1) one.act('done');
    expect([one.state.turn, one.state.outcome]).toEqual([2, null]);
  });
});
