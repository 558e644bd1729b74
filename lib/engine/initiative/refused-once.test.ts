import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

const CHEAP = 'eots-house-battalion';
const tied = { favor: 8, houseDeck: [CHEAP, CHEAP] };

describe('surrender', () => {
  it('[TAT-8.2.1-01] is no longer asked of a House whose offer was refused', () => {
    const one = scenario({ houses: [tied, tied], options: { surrender: true } });
    one.act('surrender 1', 'pass');
    expect([one.asked(), one.can('surrender 0')]).toEqual([1, true]);
  });

  it('parts no Houses that tie by tat-preordained-sequence: these draw', () => {
    const card = 'tat-preordained-sequence';
    const one = scenario({
      houses: [
        { favor: 9, hand: [card], houseDeck: [CHEAP, CHEAP] },
        { favor: 20, hand: [], houseDeck: ['eots-gom-jabbar'], domain: ['eots-giedi-prime'] },
        { favor: 15, hand: [], houseDeck: [CHEAP], domain: ['eots-kaitain'] },
      ],
      ranks: [2, 1, 0],
      options: { surrender: true },
      tactics: 'phases',
    });
    while (!one.can(`tactic ${card}`)) one.act('pass');
    one.act(`tactic ${card}`, 'choose-number 2', 'choose-house 1');
    for (let step = 0; step < 9 && one.state.frames.at(-1)?.step === 'window'; step += 1)
      one.act('pass');
    expect(one.state.frames.at(-1)?.step).toBe('house');
    expect(one.state.ranks).toHaveLength(3);
  });
});
