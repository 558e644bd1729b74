import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { viewFor } from './view';

describe('what a House has chosen of its hand before all is chosen', () => {
  it('[TAT-5.4-23] is shown to nobody', () => {
    const claim = 'eots-claim-initiative';
    const one = scenario({
      houses: [{ favor: 10, hand: [claim, 'eots-hunter-seeker'] }, { favor: 12 }],
      ranks: [0, 1],
      tactics: 'phases',
    });
    while (!one.can(`tactic ${claim}`)) one.act('pass');
    one.act(`tactic ${claim}`);
    const { id } = one.card('eots-hunter-seeker');
    one.change(({ state }) => {
      const frame = state.frames.at(-1);
      if (frame?.step === 'effect') frame.picks.push(id);
    });
    const seen = viewFor(one.state, 1).frames.find(({ step }) => step === 'effect');
    expect(seen).toMatchObject({ picks: [] });
    expect(JSON.stringify(seen)).not.toContain(`[${id}]`);
  });
});
