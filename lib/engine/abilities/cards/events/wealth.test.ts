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
  it('jotc-period-of-truce pays each House for the Fremen that it engages', () => {
    const TRUCE = 'jotc-period-of-truce';
    const table = scenario({
      houses: [
        {
          favor: 20,
          treasury: 0,
          domain: [
            'eots-caladan',
            'eots-arrakeen',
            `${TRUCE} subdued 1`,
            'eots-stilgar',
            'eots-jamis',
            'eots-paul-atreides',
          ],
        },
        { treasury: 0, domain: ['eots-chani', 'eots-korba'] },
        { treasury: 0, domain: ['jotc-otheym'] },
      ],
    }).toInterval(0);
    const rank = (id: string) => table.catalogue.byId.get(id)?.talents?.battle ?? 0;
    table.act(`deploy-event ${TRUCE}`);
    expect(table.options()).toEqual(['pass', 'choose eots-stilgar', 'choose eots-jamis']);
    table.act('choose eots-stilgar', 'choose eots-jamis');
    expect(table.options()).toEqual(['pass', 'choose eots-korba']);
    table.act('pass');
    expect(table.asked()).toBe(2);
    table.act('choose jotc-otheym');
    expect(table.state.houses.map(({ treasury }) => treasury)).toEqual([
      rank('eots-stilgar') + rank('eots-jamis'),
      0,
      rank('jotc-otheym'),
    ]);
    expect([table.card('eots-stilgar').status, table.card('eots-korba', 1).status]).toEqual([
      'engaged',
      'disengaged',
    ]);
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
