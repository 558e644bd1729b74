import { describe, expect, it } from 'vitest';
import { offered } from '../../../testing/rite-fixture';
import { scenario } from '../../../testing/scenario-fixture';

const CITY = 'eots-arrakeen';
const BASIN = 'eots-imperial-basin';

describe('events that hold production back', () => {
  it('CHOAM Insolvency keeps fiefs of all Houses from producing solaris, nothing else', () => {
    const uses = (event: readonly string[], at: 0 | 1) => {
      const domain = [CITY, BASIN, 'eots-caladan-exports'];
      const one = { domain: ['eots-caladan', ...event, ...(at === 0 ? domain : [])] };
      const other = { domain: at === 1 ? domain : [] };
      return offered(scenario({ houses: [one, other] }).toInterval(at), 'use').map(
        (use) => use.split(' ')[1],
      );
    };
    for (const seat of [0, 1] as const) {
      expect(uses([], seat)).toContain(CITY);
      const now = uses(['eots-choam-insolvency'], seat);
      expect(now).not.toContain(CITY);
      expect(now).toContain(BASIN);
      expect(now).toContain('eots-caladan-exports');
    }
  });

  it('Festival of the Harvest keeps engaging cards and deployed events from producing or moving spice', () => {
    const festival = 'jotc-festival-of-the-harvest';
    const uses = (...event: readonly string[]) => {
      const table = scenario({ houses: [{ domain: ['eots-caladan', BASIN, CITY, ...event] }, {}] });
      Object.assign(table.card(BASIN), { spice: 2 });
      return table.toInterval(0).options();
    };
    expect(uses()).toContain(`use ${BASIN} 0`);
    const now = uses(festival);
    expect(now.filter((one) => one.startsWith(`use ${BASIN}`))).toEqual([]);
    // Solaris and the exchange are free.
    expect(now).toContain(`use ${CITY} 0`);
    expect(now).toContain('buy-spice 1');
  });

  it('Festival of the Harvest leaves an event that would produce spice without effect', () => {
    const deserts = (...event: readonly string[]) => {
      const domain = ['eots-caladan', BASIN, 'eots-spice-blow subdued 5', ...event];
      const table = scenario({ houses: [{ domain, treasury: 20 }, {}] }).toInterval(0);
      if (!table.can('deploy-event eots-spice-blow')) return 0;
      table.act('deploy-event eots-spice-blow');
      while (table.state.frames.at(-1)?.step === 'effect')
        table.act(table.options().findLast((one) => one.startsWith('choose')) ?? 'pass');
      return table.card(BASIN).spice;
    };
    expect(deserts()).toBeGreaterThan(0);
    expect(deserts('jotc-festival-of-the-harvest')).toBe(0);
  });

  it('[TAT-5.4-27] Festival of the Harvest lets a deployed event take no spice to the Guild Hoard, but discard some', () => {
    const sack = 'tat-sack-of-the-guild-bank';
    const table = scenario({
      guildHoard: 8,
      houses: [
        { domain: ['eots-caladan', CITY, `${sack} subdued 5`], hoard: 2, favor: 20 },
        { domain: ['jotc-festival-of-the-harvest'], hoard: 2, favor: 9 },
      ],
    }).toInterval(0);
    table.act(`deploy-event ${sack}`);
    // 2 spice of the Guild Hoard are discarded; then each House can but lose favor, of the CROE of 3.
    while (table.state.frames.at(-1)?.step === 'effect') table.act(table.options()[0] ?? '');
    expect(table.state.guildHoard).toBe(6);
    expect(table.state.houses.map(({ hoard, favor }) => [hoard, favor])).toEqual([
      [2, 17],
      [2, 6],
    ]);
  });

  it.each([
    ['lets the governor of Dune pay', [], [BASIN], { hoard: 3, favor: 9 }],
    [
      'makes it lose favor where it must not',
      ['jotc-festival-of-the-harvest'],
      [BASIN],
      { hoard: 4, favor: 6 },
    ],
    [
      'asks for nothing where it has no desert',
      ['jotc-festival-of-the-harvest'],
      [],
      { hoard: 4, favor: 9 },
    ],
  ])('[TAT-11-33] Spice Mining Inspection %s', (_, events, deserts, left) => {
    const inspection = 'eots-spice-mining-inspection';
    const table = scenario({
      guildHoard: 8,
      houses: [
        {
          domain: ['eots-caladan', 'eots-imperial-basin', `${inspection} subdued 5`, ...events],
          favor: 20,
        },
        { domain: ['eots-dune', ...deserts], hoard: 4, favor: 9 },
      ],
    }).toInterval(0);
    table.act(`deploy-event ${inspection}`);
    expect(table.house(1)).toMatchObject(left);
    expect(table.state.guildHoard).toBe(8 + 4 - left.hoard);
  });

  it('Festival of the Harvest keeps CHOAM Contract from producing solaris for spice that it must not move', () => {
    const table = (...event: readonly string[]) => {
      const domain = ['eots-caladan', BASIN, 'jotc-choam-contract', ...event];
      const one = scenario({ houses: [{ domain }, {}] });
      one.card(BASIN).spice = 2;
      return one.toInterval(0);
    };
    expect(table().can('use jotc-choam-contract 0')).toBe(true);
    expect(table('jotc-festival-of-the-harvest').can('use jotc-choam-contract 0')).toBe(false);
  });
});
