import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

const TACTIC = 'eots-powerful-ally';

describe('a House that has been eliminated', () => {
  it('[TAT-6.1.3-03] [TAT-6.3.2-06] has no rank: the next round of initiative begins with the last that is left', () => {
    const able = { hand: [...Array(6).fill('eots-house-battalion'), TACTIC], houseDeck: [] };
    const one = scenario({
      houses: [
        { ...able, favor: 12, domain: ['eots-paul-atreides'] },
        { ...able, favor: 8, domain: ['eots-chani'] },
        { favor: 0, hand: [] },
      ],
      tactics: true,
    }).toClosing();
    expect(one.state.ranks).toEqual([0, 1, 2]);
    for (let step = 0; one.state.turn === 1 && step < 20; step += 1)
      one.act(one.can('done') ? 'done' : 'pass');
    for (let step = 0; one.state.frames.at(-1)?.step === 'disengage' && step < 9; step += 1)
      one.act('disengage');
    expect(one.house(2).eliminated).toBe(true);
    expect([one.state.frames.at(-1)?.step, one.asked()]).toEqual(['window', 1]);
    expect(one.can(`tactic ${TACTIC}`)).toBe(true);
  });
});
