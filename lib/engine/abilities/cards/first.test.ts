import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario-fixture';

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
