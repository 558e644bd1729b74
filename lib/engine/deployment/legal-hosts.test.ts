import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

/** A table whose first House has the Interval. */
const interval = (domain: readonly string[], hand: readonly string[]) =>
  scenario({
    houses: [
      { domain: ['eots-caladan', ...domain], hand, treasury: 20, favor: 12 },
      { sponsor: 'corrino', domain: ['eots-kaitain'] },
    ],
    ranks: [0, 1],
  }).toInterval(0);

describe('personnel whose text takes up no command', () => {
  it('[TAT-3.2-05] [TAT-3.2-08] comes to a host that has no room for others', () => {
    const table = interval(
      ['eots-the-minor-erg', 'eots-house-battalion on eots-the-minor-erg'],
      ['jotc-fremen-sietch-reserves', 'eots-house-battalion'],
    );
    expect(table.can('deploy jotc-fremen-sietch-reserves on eots-the-minor-erg')).toBe(true);
    expect(table.can('deploy eots-house-battalion on eots-the-minor-erg')).toBe(false);
  });

  it('[TAT-3.2-05] takes it up after all where its text asks for an allegiance that the host lacks', () => {
    const table = interval(
      ['eots-gaius-helen-mohiam', 'eots-house-swordmaster'],
      ['tat-honor-guard'],
    );
    expect(table.can('deploy tat-honor-guard on eots-gaius-helen-mohiam')).toBe(true);
    expect(table.can('deploy tat-honor-guard on eots-house-swordmaster')).toBe(false);
  });
});

describe('a native persona', () => {
  it('[CRF-1.A.i-08] [TAT-9-02] is deployed again only where a Dune fief is governed', () => {
    const subdued = 'eots-stilgar subdued 2';
    expect(interval([subdued], []).can('redeploy eots-stilgar')).toBe(false);
    expect(interval([subdued, 'eots-arrakeen'], []).can('redeploy eots-stilgar')).toBe(true);
  });
});
