import { describe, expect, it } from 'vitest';
import type { ScenarioHouse, Table } from '../../../testing/scenario-fixture';
import { scenario } from '../../../testing/scenario-fixture';

const OBERON = 'eots-oberon'; // Prescience 4
const PAUL = 'eots-paul-atreides';
const MENTAT = 'eots-house-mentat';

/** The first House has the Interval; tokens are as written, one more than set up. */
const table = (house: ScenarioHouse, rival: ScenarioHouse = {}) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { sponsor: 'harkonnen', favor: 5, hand: [], ...rival },
    ],
  }).toInterval(0);

/** Deploys a venture on a persona for an X. */
function ready(one: Table, venture: string, on: string, x: number): Table {
  return one.act(`deploy ${venture} on ${on}`, `choose-number ${x}`);
}
const chosen = (one: Table) => one.options().map((option) => option.replace('choose ', ''));

describe('jotc-eyes-of-ibad', () => {
  const venture = 'jotc-eyes-of-ibad';
  it('[TAT-11-05] discards a subdued event with no more tokens than X, whoever placed it', () => {
    const one = table(
      { domain: [OBERON, 'eots-choam-recess subdued 3'], hand: [venture] },
      { domain: ['eots-giedi-prime', 'eots-water-riot subdued 1', 'eots-spice-blow subdued 2'] },
    );
    ready(one, venture, OBERON, 2);
    expect(one.house(0).treasury).toBe(18);
    one.act(`activate ${venture}`);
    // Recess has 4 tokens by now, Spice Blow 3, Water Riot 2.
    expect(chosen(one)).toEqual(['eots-water-riot']);
    one.act('choose eots-water-riot');
    expect(one.card('eots-water-riot', 1)).toMatchObject({
      deferment: 0,
      place: { zone: 'house-discard' },
    });
    expect(one.card(venture).place.zone).toBe('house-discard');
  });

  it('[TAT-3.4-01] asks for Prescience 3', () => {
    const one = table({ domain: [PAUL, OBERON], hand: [venture] });
    expect([
      one.can(`deploy ${venture} on ${PAUL}`),
      one.can(`deploy ${venture} on ${OBERON}`),
    ]).toEqual([false, true]);
  });
});

describe('tat-focus-awareness', () => {
  it('[TAT-11-05] [TAT-6.2.8-12] subdues a deployed Nexus event, and its tokens go', () => {
    const venture = 'tat-focus-awareness';
    const one = table(
      { domain: [OBERON], hand: [venture] },
      {
        domain: [
          'eots-giedi-prime',
          'tat-hazard-rates disengaged 2',
          'tat-mockery-of-choam disengaged 3',
        ],
      },
    );
    ready(one, venture, OBERON, 2).act(`activate ${venture}`);
    expect(chosen(one)).toEqual(['tat-hazard-rates']);
    one.act('choose tat-hazard-rates');
    expect(one.card('tat-hazard-rates', 1)).toMatchObject({ status: 'subdued', deferment: 0 });
  });
});

describe('jotc-vessel-of-karama', () => {
  const venture = 'jotc-vessel-of-karama';
  it('[TAT-11-05] [TAT-6.2.8-05] deploys an own event that lacks no more tokens than X, beyond the limit', () => {
    const one = table({
      domain: [
        'eots-caladan',
        OBERON,
        'eots-choam-recess subdued 3', // an Imperium event
        'jotc-production-quota subdued 1',
      ],
      hand: [venture],
    });
    const cost = one.catalogue.byId.get('jotc-production-quota')?.cost;
    // It has 2 tokens by now.
    const lacking = Number(cost) - 2;
    expect(lacking).toBeGreaterThan(0);
    ready(one, venture, OBERON, lacking);
    one.act('deploy-event eots-choam-recess', `activate ${venture}`);
    expect(chosen(one)).toContain('jotc-production-quota');
    one.act('choose jotc-production-quota');
    expect(
      one.events.some(
        (event) => event.kind === 'deployed' && event.card === one.card('jotc-production-quota').id,
      ),
    ).toBe(true);
  });

  it('[TAT-6.2.8-02] lets no Dune event be deployed without a Dune fief, nor one that lacks more', () => {
    const make = (domain: string[], x: number) =>
      ready(
        table({ domain: ['eots-caladan', OBERON, ...domain], hand: [venture] }),
        venture,
        OBERON,
        x,
      ).can(`activate ${venture}`);
    expect(make(['eots-spice-blow subdued 1'], 3)).toBe(false);
    expect(make(['eots-spice-blow subdued 1', 'eots-arrakeen'], 0)).toBe(true);
    expect(make(['jotc-production-quota subdued'], 0)).toBe(false);
  });
});

describe('tat-counter-conspiracy', () => {
  const venture = 'tat-counter-conspiracy';
  it('[TAT-11-05] takes a rival’s venture that costs no more than X to an own persona that may bear it', () => {
    const dear = 'eots-compel-surrender';
    const one = table(
      { domain: [PAUL, MENTAT], hand: [venture] },
      { domain: ['eots-thufir-hawat', `${dear} on eots-thufir-hawat`] },
    );
    const cost = Number(one.catalogue.byId.get(dear)?.cost);
    ready(one, venture, PAUL, cost).act(`activate ${venture}`);
    one.act(`choose ${dear}`);
    one.act(one.options()[0] ?? '');
    expect(one.card(dear).place).toMatchObject({ zone: 'domain', seat: 0 });
    expect(one.card(dear).status).toBe('disengaged');
  });

  it('[TAT-11-05] leaves one that costs more', () => {
    const dear = 'eots-compel-surrender';
    const one = table(
      { domain: [PAUL, MENTAT], hand: [venture] },
      { domain: ['eots-thufir-hawat', `${dear} on eots-thufir-hawat`] },
    );
    const cost = Number(one.catalogue.byId.get(dear)?.cost);
    expect(cost).toBeGreaterThan(0);
    ready(one, venture, PAUL, cost - 1);
    expect(one.can(`activate ${venture}`)).toBe(false);
  });
});

describe('jotc-turn-of-events', () => {
  it('[TAT-11-05] exchanges the tokens of two subdued events that have no more than X', () => {
    const venture = 'jotc-turn-of-events';
    const one = table(
      { domain: [PAUL, 'eots-choam-recess subdued 1'], hand: [venture] },
      { domain: ['eots-giedi-prime', 'eots-water-riot subdued 3', 'eots-spice-blow subdued 6'] },
    );
    ready(one, venture, PAUL, 4).act(`activate ${venture}`);
    expect(chosen(one)).toEqual(['eots-choam-recess', 'eots-water-riot']);
    one.act('choose eots-choam-recess');
    expect(chosen(one)).toEqual(['eots-water-riot']);
    one.act('choose eots-water-riot');
    expect([
      one.card('eots-choam-recess').deferment,
      one.card('eots-water-riot', 1).deferment,
    ]).toEqual([4, 2]);
  });
});
