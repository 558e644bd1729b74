import { describe, expect, it } from 'vitest';
import { resistanceOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

/** House 0, first in its turn, and one rival. */
function governing(own: ScenarioHouse, rival: ScenarioHouse = {}) {
  return scenario({
    houses: [
      { treasury: 20, favor: 5, ...own, domain: ['eots-kaitain', ...(own.domain ?? [])] },
      { treasury: 20, favor: 1, ...rival, domain: ['eots-giedi-prime', ...(rival.domain ?? [])] },
    ],
    guildHoard: 8,
  }).toInterval(0);
}

describe('a desert that is subdued', () => {
  const subdued = ['eots-dune', 'eots-imperial-basin subdued 1'];

  it('[TAT-5.4-24] [TAT-5.4-25] [CRF-3.C-09] keeps its spice, of use again once it is redeployed', () => {
    const table = governing({ domain: subdued });
    table.card('eots-imperial-basin').spice = 2;
    expect(table.can('use eots-dune 0')).toBe(false);
    table.act('redeploy eots-imperial-basin');
    expect(table.card('eots-imperial-basin').spice).toBe(2);
    table.act('use eots-dune 0', 'choose eots-imperial-basin', 'choose-number 2');
    expect(table.house(0).hoard).toBe(2);
  });

  it('[TAT-5.4-26] [CRF-3.C-10] gives none of it to a rival that deploys its own copy', () => {
    const rival = { domain: ['eots-imperial-basin subdued 1'] };
    const table = governing({ domain: subdued }, rival);
    table.card('eots-imperial-basin').spice = 2;
    table.toInterval(1).act('redeploy eots-imperial-basin');
    expect(table.card('eots-imperial-basin', 1).spice).toBe(0);
    expect(table.card('eots-imperial-basin', 0).spice).toBe(2);
  });
});

describe('a holding that is subdued', () => {
  it('[TAT-5.4-14] [TAT-5.4-20] [TAT-9-12] is not used, [TAT-5.4-19] nor the target of what names deployed cards', () => {
    const regency = (status: string) =>
      scenario({
        houses: [
          { domain: ['tat-dune-regency', 'jotc-siridar-tithes subdued'], favor: 5 },
          { domain: ['eots-giedi-prime', `eots-carthag ${status}`], favor: 1 },
        ],
      }).toInterval(0);
    expect(regency('disengaged').can('use jotc-siridar-tithes 0')).toBe(false);
    expect(regency('disengaged').can('use tat-dune-regency 1')).toBe(true);
    expect(regency('subdued').can('use tat-dune-regency 1')).toBe(false);
  });

  it('[CRF-3.B-02] is what a card means by a subdued fief that you govern', () => {
    const table = governing(
      { domain: ['jotc-arsunt', 'eots-carthag subdued'] },
      { domain: ['eots-arrakeen subdued'] },
    );
    expect(table.act('use jotc-arsunt 1').options()).toEqual(['choose eots-carthag']);
  });
});

describe('holdings that are used as tactics', () => {
  it('[TAT-6.2.6-02] are not used as an operation of the own Interval', () => {
    const table = governing(
      { domain: ['jotc-smuggling-revenues', 'tat-tsimpo'] },
      { domain: ['eots-house-agent'] },
    );
    const uses = table.options().filter((one) => one.startsWith('use'));
    expect(uses).toEqual(['use eots-kaitain 0', 'use tat-tsimpo 0']);
  });
});

describe('printed facts', () => {
  it('[CRF-4.B-03] Caladan Exports has resistance 6', () => {
    const table = governing({ domain: ['eots-caladan-exports'] });
    const game = takeUp(table.state, loadGameCatalogue());
    expect(resistanceOf(game, table.card('eots-caladan-exports'))).toBe(6);
  });

  it('[CRF-2.A.i-04] Dune has its seven tokens in the seventh turn: the first House must deploy it', () => {
    const own = { domain: ['eots-dune subdued 6'] };
    const table = governing(own, own);
    expect(table.state.ranks).toEqual([0, 1]);
    expect(table.card('eots-dune').deferment).toBe(7);
    expect(table.can('end-interval')).toBe(false);
    table.act('redeploy eots-dune');
    expect(table.house(0).treasury).toBe(20);
    expect(table.can('end-interval')).toBe(true);
    expect(table.toInterval(1).can('redeploy eots-dune')).toBe(false);
    expect(table.can('end-interval')).toBe(true);
  });
});
