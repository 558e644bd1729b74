import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import { scenario } from '../testing/scenario-fixture';

const PROXY = 'eots-exchange-proxy';
const PAUL = 'eots-paul-atreides';
const texts: Readonly<Record<string, readonly Ability[]>> = {
  'eots-exchange-proxy': [{ kind: 'play', effects: [{ kind: 'extra-exchange' }] }],
};

const table = () =>
  scenario({
    texts,
    houses: [{ favor: 20, hoard: 2, domain: [PAUL, `${PROXY} on ${PAUL}`] }, { favor: 5 }],
    guildHoard: 8,
  }).toInterval(0);

describe('a card that grants another exchange', () => {
  it('[TAT-6.2.10-05] [CRF-2.C.iii-03] grants a whole one, up to three spice, in either direction', () => {
    const one = table().act('sell-spice 1');
    expect(one.options().some((option) => /spice/.test(option))).toBe(false);
    one.act(`activate ${PROXY}`);
    expect(one.can('sell-spice 1')).toBe(true);
    one.act('buy-spice 3');
    expect(one.house(0).hoard).toBe(4);
    expect(one.options().some((option) => /spice/.test(option))).toBe(false);
  });

  it('may be used before the first', () => {
    const one = table().act(`activate ${PROXY}`, 'buy-spice 1', 'buy-spice 2');
    expect(one.house(0).hoard).toBe(5);
    expect(one.options().some((option) => /spice/.test(option))).toBe(false);
  });
});
