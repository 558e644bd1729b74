import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

describe('eots-heir-designate', () => {
  const HEIR = 'eots-paul-atreides';
  const TOOTH = 'eots-poison-gas-tooth';
  const bitten = (...more: readonly string[]) =>
    scenario({
      houses: [
        { domain: ['eots-caladan', 'eots-house-mentat'], hand: [TOOTH] },
        { domain: ['eots-giedi-prime', HEIR, ...more], hand: [] },
      ],
    })
      .toInterval(0)
      .act(`deploy ${TOOTH} on eots-house-mentat`, 'choose-number 8', `use ${TOOTH} 2`)
      .act(`choose ${HEIR}`);

  it('[TAT-9-06] leaves what force vanquishes subdued where the force would have it discarded', () => {
    expect(bitten().card(HEIR, 1).place.zone).toBe('imperial-discard');
    const kept = bitten(`eots-heir-designate on ${HEIR}`);
    expect(kept.card(HEIR, 1).place.zone).toBe('domain');
    expect(kept.card(HEIR, 1).status).toBe('subdued');
  });
});
