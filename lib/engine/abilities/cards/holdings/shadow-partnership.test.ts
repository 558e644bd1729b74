import { describe, expect, it } from 'vitest';
import { turnCard } from '../../../atoms/cards';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const SHADOW = 'jotc-shadow-partnership';

/** House 0 deploys Shadow Partnership while its rival governs these cards. */
function deployed(rival: readonly string[], own: readonly string[] = [], tactics = false): Table {
  return scenario({
    houses: [
      {
        domain: ['eots-kaitain', `${SHADOW} subdued 4`, ...own],
        sponsor: 'corrino',
        treasury: 10,
        favor: 5,
      },
      { domain: ['eots-giedi-prime', ...rival], treasury: 20, favor: 1 },
    ],
    guildHoard: 8,
    tactics,
  })
    .toInterval(0)
    .act(`redeploy ${SHADOW}`);
}

describe('Shadow Partnership', () => {
  it('names a charter of a rival, and does what that one does', () => {
    const rival = ['eots-imperial-suk-school', 'eots-arrakeen', 'eots-weather-control subdued'];
    const table = deployed([...rival, 'jotc-siridar-tithes']);
    expect(table.options()).toEqual(
      ['eots-imperial-suk-school', 'jotc-siridar-tithes'].map((id) => `choose ${id}`),
    );
    table.act('choose eots-imperial-suk-school', `use ${SHADOW} 1`);
    expect(table.house(0).treasury).toBe(14);
    expect(table.card(SHADOW).status).toBe('engaged');
    expect(table.card('eots-imperial-suk-school', 1).status).toBe('disengaged');
  });

  it('may copy Dune, a charter too', () => {
    const table = deployed(['eots-dune'], ['eots-imperial-basin']);
    table.card('eots-imperial-basin').spice = 1;
    table.act('choose eots-dune', `use ${SHADOW} 1`, 'choose eots-imperial-basin');
    expect(table.act('choose-number 1').house(0).hoard).toBe(1);
  });

  it('does nothing where no rival governs a charter', () => {
    const table = deployed(['eots-arrakeen'], ['eots-imperial-suk-school']);
    expect(table.options().filter((one) => one.includes(SHADOW))).toEqual([]);
    expect(table.state.lasting).toEqual([]);
  });

  it('earns by what rivals do as a charter that does', () => {
    const table = deployed(['eots-exchange-seat']).act('choose eots-exchange-seat');
    table.toInterval(1).act('buy-spice 2');
    expect(table.house(0).treasury).toBe(12);
  });

  it('changes prices as one that does', () => {
    const house = { domain: ['eots-stilgar', 'eots-gurney-halleck'], hand: [] };
    const table = scenario({
      houses: [
        {
          sponsor: 'fremen',
          favor: 5,
          treasury: 10,
          domain: ['eots-forbidden-zone', ...house.domain, `${SHADOW} subdued 4`],
          hand: ['eots-oil-lens-binoculars'],
        },
        { domain: ['eots-giedi-prime', 'tat-skirmishing-spoils'], favor: 1 },
      ],
    }).toInterval(0);
    table.act(`redeploy ${SHADOW}`, 'choose tat-skirmishing-spoils');
    const before = table.house(0).treasury;
    table.act('deploy eots-oil-lens-binoculars on eots-stilgar');
    expect(table.house(0).treasury).toBe(before - 1);
  });

  it('[TAT-11-31] lies beside the charter that it has copied, and still works once that is gone', () => {
    const own = 'eots-imperial-suk-school subdued 3';
    const table = deployed(['eots-imperial-suk-school'], [own]);
    table.act('choose eots-imperial-suk-school');
    expect(table.can('redeploy eots-imperial-suk-school')).toBe(false);
    const copied = table.card('eots-imperial-suk-school', 1);
    table.change((game) => turnCard(game, copied.id, 'subdued'));
    table.act('redeploy eots-imperial-suk-school');
    table.act(`use ${SHADOW} 1`, 'use eots-imperial-suk-school 0');
    expect(table.house(0).treasury).toBe(18);
  });

  it('names anew when it is deployed again, and keeps nothing while subdued', () => {
    const table = deployed(['eots-imperial-suk-school', 'jotc-siridar-tithes', 'eots-arrakeen']);
    table.act('choose eots-imperial-suk-school');
    table.card(SHADOW).status = 'subdued';
    table.act('buy-favor 1');
    expect(table.state.lasting).toEqual([]);
    expect(table.can(`use ${SHADOW} 1`)).toBe(false);
    table.card(SHADOW).deferment = 5;
    table.act(`redeploy ${SHADOW}`, 'choose jotc-siridar-tithes', `use ${SHADOW} 1`);
    expect(table.house(0).favor).toBe(5 + 1 + 2);
  });
});
