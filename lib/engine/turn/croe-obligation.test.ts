import { describe, expect, it } from 'vitest';
import { croe } from '@/lib/rules/exchange-rate';
import { scenario } from '../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides';

describe('the obligation to reset the CROE', () => {
  it('[TAT-8.2.2-01] [TAT-8.2.2-02] is met at once: the next exchange has the rate of the Guild Hoard, and no favor is lost', () => {
    const one = scenario({
      houses: [
        { favor: 10, treasury: 60, hoard: 0, domain: [PAUL] },
        { favor: 10, treasury: 60, hoard: 0, domain: ['eots-chani'] },
      ],
      guildHoard: 8,
    }).toInterval(0);
    let hoard = 8;
    for (const seat of [0, 1]) {
      const { treasury } = one.house(seat);
      one.act('buy-spice 3');
      const rates = [0, 1, 2].map((bought) => croe(hoard - bought));
      hoard -= 3;
      expect(treasury - one.house(seat).treasury).toBe(rates.reduce((sum, rate) => sum + rate));
      // Something else is begun after it.
      one.act('buy-favor 1', 'end-interval');
      expect(one.house(seat).favor).toBe(11);
    }
  });
});
