import { describe, expect, it } from 'vitest';
import { scenario } from '../../../testing/scenario-fixture';

describe('Contract Audits', () => {
  it('[TAT-5.4-11] tat-contract-audits asks for each Dune contract of a rival while it can pay, and subdues the others', () => {
    const AUDITS = 'tat-contract-audits';
    const table = scenario({
      houses: [
        {
          favor: 20,
          treasury: 0,
          domain: ['eots-caladan', 'eots-arrakeen', `${AUDITS} subdued 4`, 'jotc-kulon-husbandry'],
        },
        {
          favor: 9,
          treasury: 3,
          domain: ['eots-trespass-accord', 'eots-spotter-control', 'eots-exchange-seat'],
        },
        { favor: 8, treasury: 1, domain: ['eots-windtrap-technologies'] },
      ],
    }).toInterval(0);
    table.act(`deploy-event ${AUDITS}`);
    expect([table.asked(), table.options()]).toEqual([1, ['choose-part 1', 'pass']]);
    // 2 of 3 solaris; what is left does not pay for another.
    table.act('choose-part 1');
    const status = (id: string, seat: number) => table.card(id, seat).status;
    expect([
      status('eots-trespass-accord', 1),
      status('eots-spotter-control', 1),
      status('eots-exchange-seat', 1),
      status('eots-windtrap-technologies', 2),
      status('jotc-kulon-husbandry', 0),
    ]).toEqual(['disengaged', 'subdued', 'disengaged', 'subdued', 'disengaged']);
    expect(table.state.houses.map(({ treasury }) => treasury)).toEqual([2, 1, 1]);
  });
});

describe('Period of Truce', () => {
  it('[TAT-6.2.8-11] jotc-period-of-truce lets each House engage Fremen with Battle for solaris in its Interval, until the turn ends', () => {
    const TRUCE = 'jotc-period-of-truce';
    const own = ['eots-stilgar', 'eots-jamis', 'eots-paul-atreides'];
    const table = scenario({
      houses: [
        {
          favor: 20,
          treasury: 0,
          domain: ['eots-caladan', 'eots-arrakeen', `${TRUCE} subdued 1`, ...own],
        },
        { treasury: 0, favor: 9, domain: ['eots-giedi-prime', 'eots-chani', 'eots-korba'] },
      ],
    }).toInterval(0);
    const use = `use ${TRUCE} 0`;
    expect(table.can(use)).toBe(false);
    table.act(`deploy-event ${TRUCE}`);
    expect(table.house(0).treasury).toBe(0);
    table.act(use);
    // Paul is no Fremen here, and Chani has no Battle.
    expect(table.options()).toEqual(['choose eots-stilgar', 'choose eots-jamis']);
    table.act('choose eots-stilgar', use, 'choose eots-jamis');
    const rank = (id: string) => table.catalogue.byId.get(id)?.talents?.battle ?? 0;
    expect(table.house(0).treasury).toBe(rank('eots-stilgar') + rank('eots-jamis'));
    expect(table.card('eots-jamis').status).toBe('engaged');
    expect(table.can(use)).toBe(false);
    table.toInterval(1).act(use, 'choose eots-korba');
    expect(table.house(1).treasury).toBe(rank('eots-korba'));
    expect(table.card(TRUCE).status).toBe('disengaged');
    table.toClosing().toInterval(0);
    expect([table.card(TRUCE).place.zone, table.can(use)]).toEqual(['house-discard', false]);
  });
});

describe('Sack of the Guild Bank', () => {
  it('[TAT-5.4-03] tat-sack-of-the-guild-bank costs the CROE, and its X stays what that was', () => {
    const SACK = 'tat-sack-of-the-guild-bank';
    const table = (tokens: number) =>
      scenario({
        houses: [
          {
            favor: 20,
            hoard: 0,
            domain: ['eots-caladan', 'eots-arrakeen', `${SACK} subdued ${tokens}`],
          },
          { favor: 9, hoard: 2 },
        ],
        guildHoard: 7, // a CROE of 3
      }).toInterval(0);
    expect(table(1).can(`deploy-event ${SACK}`)).toBe(false);
    const one = table(3).act(`deploy-event ${SACK}`);
    // The first has no spice to give.
    expect([one.state.guildHoard, one.options()]).toEqual([5, ['choose-part 1']]);
    one.act('choose-part 1');
    expect([one.house(0).favor, one.asked()]).toEqual([17, 1]);
    one.act('choose-part 0');
    expect([one.house(1).hoard, one.house(1).favor, one.state.guildHoard]).toEqual([1, 9, 6]);
    const other = table(3).act(`deploy-event ${SACK}`, 'choose-part 1', 'choose-part 1');
    expect([other.house(1).hoard, other.house(1).favor]).toEqual([2, 6]);
  });
});
