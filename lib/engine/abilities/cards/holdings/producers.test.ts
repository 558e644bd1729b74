import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

const rival = { domain: ['eots-giedi-prime'] };

/** House 0 with a holding, in its own Interval. */
const governor = (id: string, home: string) =>
  scenario({
    houses: [{ domain: home === id ? [id] : [home, id], treasury: 10, favor: 5 }, rival],
    guildHoard: 8,
  }).toInterval(0);

describe('holdings that engage for a fixed number of solaris', () => {
  it.each([
    ['eots-caladan', 5],
    ['eots-giedi-prime', 5],
    ['eots-kaitain', 5],
    ['eots-wallach-ix', 4],
    ['eots-tupile', 4],
    ['tat-salusa-secundus', 4],
    ['tat-duchy-of-arrakis', 4],
    ['tat-dune-regency', 4],
    ['eots-forbidden-zone', 3],
    ['jotc-false-wall-south', 3],
    ['jotc-the-shield-wall', 3],
  ])('%s, a home world: %i', (id, solaris) => {
    const table = governor(id, id).act(`use ${id} 0`);
    expect(table.house(0)).toMatchObject({ treasury: 10 + solaris, favor: 5, hoard: 0 });
    expect(table.card(id).status).toBe('engaged');
    expect(table.can(`use ${id} 0`)).toBe(false);
  });

  it.each([
    ['eots-imperial-suk-school', 4],
    ['eots-spacing-industries', 4],
    ['eots-caladan-exports', 3],
    ['eots-harkonnen-industries', 3],
    ['eots-suspensor-technologies', 3],
    ['jotc-plasteel-industries', 3],
    ['jotc-botanical-testing-grant', 2],
    ['jotc-kulon-husbandry', 2],
    ['jotc-pundi-rice-market', 2],
    ['jotc-schlag-hide-exports', 2],
    ['jotc-shari-a-projects', 2],
    ['jotc-whale-fur-industries', 2],
    ['tat-black-market-enterprise', 2],
    ['tat-dew-harvesting', 2],
    ['tat-silo-trust-management', 2],
    ['jotc-arsunt', 2],
    ['tat-tsimpo', 2],
    ['tat-splintered-rock', 2],
  ])('[TAT-6.2.6-01] [TAT-6.2.6-05] %s: %i', (id, solaris) => {
    const table = governor(id, 'eots-kaitain').act(`use ${id} 0`);
    expect(table.house(0)).toMatchObject({ treasury: 10 + solaris, favor: 5, hoard: 0 });
    expect(table.card(id).status).toBe('engaged');
    expect(table.can(`use ${id} 0`)).toBe(false);
  });

  it.each([
    ['eots-wallach-ix', 'eots-wallach-ix 1', 3],
    ['jotc-siridar-tithes', 'jotc-siridar-tithes 0', 2],
  ])('%s for favor instead', (id, use, favor) => {
    const table = governor(id, id === 'eots-wallach-ix' ? id : 'eots-kaitain').act(`use ${use}`);
    expect(table.house(0)).toMatchObject({ treasury: 10, favor: 5 + favor });
  });
});

describe('holdings that produce spice', () => {
  it.each([
    ['eots-imperial-basin', 1],
    ['eots-the-minor-erg', 1],
    ['eots-the-open-bled', 1],
    ['jotc-the-great-flat', 2],
  ])(
    '[TAT-5.4-13] [TAT-6.2.6-04] [CRF-3.E-03] %s puts it on itself or in the Guild Hoard: %i',
    (id, spice) => {
      const onIt = governor(id, 'eots-kaitain').act(`use ${id} 0`);
      expect([onIt.card(id).spice, onIt.state.guildHoard, onIt.house(0).hoard]).toEqual([
        spice,
        8,
        0,
      ]);
      const guild = governor(id, 'eots-kaitain').act(`use ${id} 1`);
      expect([guild.card(id).spice, guild.state.guildHoard]).toEqual([0, 8 + spice]);
    },
  );

  it('Broken Land puts it on itself alone, Hagga Basin in the Guild Hoard', () => {
    const broken = governor('tat-broken-land', 'eots-kaitain').act('use tat-broken-land 0');
    expect(broken.card('tat-broken-land').spice).toBe(1);
    const hagga = governor('jotc-hagga-basin', 'eots-kaitain').act('use jotc-hagga-basin 0');
    expect(hagga.state.guildHoard).toBe(9);
    expect(hagga.card('jotc-hagga-basin').spice).toBe(0);
  });

  it('Smuggler Bribes brings it to the own hoard', () => {
    const table = governor('eots-smuggler-bribes', 'eots-kaitain').act(
      'use eots-smuggler-bribes 0',
    );
    expect(table.house(0).hoard).toBe(1);
    expect(table.state.guildHoard).toBe(8);
  });

  it('Dune moves up to 3 spice of an own desert to the hoard', () => {
    const table = scenario({
      houses: [
        { domain: ['eots-dune', 'eots-imperial-basin', 'eots-the-minor-erg'] },
        { domain: ['eots-giedi-prime', 'eots-the-open-bled'] },
      ],
    }).toInterval(0);
    table.card('eots-the-open-bled', 1).spice = 2;
    expect(table.can('use eots-dune 0')).toBe(false);
    table.card('eots-imperial-basin').spice = 5;
    table.act('use eots-dune 0');
    expect(table.options()).toEqual(['choose eots-imperial-basin']);
    table.act('choose eots-imperial-basin');
    expect(table.can('choose-number 4')).toBe(false);
    table.act('choose-number 3');
    expect(table.house(0).hoard).toBe(3);
    expect(table.card('eots-imperial-basin').spice).toBe(2);
  });
});

const home = (...cards: string[]) => ({ domain: ['eots-caladan', ...cards], treasury: 10 });

describe('cards that produce', () => {
  it('Caladan engages for 5 solaris', () => {
    const table = scenario({ houses: [home(), home()] })
      .toInterval(0)
      .act('use eots-caladan 0');
    expect(table.house(0).treasury).toBe(15);
    expect(table.card('eots-caladan').status).toBe('engaged');
    expect(table.can('use eots-caladan 0')).toBe(false);
  });

  it('CHOAM Directorship pays the CROE', () => {
    const table = scenario({ houses: [home('eots-choam-directorship'), home()], guildHoard: 5 })
      .toInterval(0)
      .act('use eots-choam-directorship 0');
    expect(table.house(0).treasury).toBe(14);
  });

  it('Exchange Seat pays a solari for each spice that a rival exchanges', () => {
    const table = scenario({ houses: [home(), home('eots-exchange-seat')], guildHoard: 8 })
      .toInterval(0)
      .act('buy-spice 2');
    expect(table.house(1).treasury).toBe(12);
  });

  it('Dune moves up to 3 spice of a desert to the hoard', () => {
    const table = scenario({
      houses: [home('eots-dune', 'eots-imperial-basin'), home()],
    }).toInterval(0);
    expect(table.can('use eots-dune 0')).toBe(false);
    table.act('use eots-imperial-basin 0');
    expect(table.card('eots-imperial-basin').spice).toBe(1);
    table.act('use eots-dune 0', 'choose eots-imperial-basin', 'choose-number 1');
    expect(table.house(0).hoard).toBe(1);
    expect(table.card('eots-imperial-basin').spice).toBe(0);
  });
});
