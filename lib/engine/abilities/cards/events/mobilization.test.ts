import { describe, expect, it } from 'vitest';
import { scenario, type Table } from '../../../testing/scenario-fixture';

const EVENT = 'tat-mobilization-of-the-tribes';
const ATREIDES = 'eots-atreides-battalion';
const TROOP = 'eots-harkonnen-battalion';
const RABBAN = 'eots-glossu-rabban';
const host = (one: Table, id: string, seat: number) => {
  const at = one.card(id, seat).place.host;
  return at === null ? null : one.state.cards[at]?.card;
};
const table = (event: string) =>
  scenario({
    houses: [
      {
        favor: 20,
        hand: [],
        domain: ['eots-caladan', 'eots-arrakeen', event, `${ATREIDES} on eots-caladan`],
      },
      {
        sponsor: 'harkonnen',
        favor: 5,
        hand: [],
        domain: ['eots-giedi-prime', RABBAN, `${TROOP} on ${RABBAN}`],
      },
    ],
  }).toInterval(0);

describe('tat-mobilization-of-the-tribes', () => {
  it('[TAT-6.2.8-13] lets every House engage personnel in its Interval to lead it to another card of its own', () => {
    const one = table(`${EVENT} disengaged 2`);
    one.act(`use ${EVENT} 0`, `choose ${ATREIDES}`);
    expect(one.options()).toEqual(['choose eots-arrakeen']);
    one.act('choose eots-arrakeen');
    expect([host(one, ATREIDES, 0), one.card(ATREIDES).status]).toEqual([
      'eots-arrakeen',
      'engaged',
    ]);
    // Nobody is left to engage.
    expect(one.can(`use ${EVENT} 0`)).toBe(false);
    one.toInterval(1).act(`use ${EVENT} 0`, `choose ${TROOP}`, 'choose eots-giedi-prime');
    expect([host(one, TROOP, 1), one.card(TROOP, 1).status]).toEqual([
      'eots-giedi-prime',
      'engaged',
    ]);
    expect(one.card(EVENT).status).toBe('disengaged');
  });

  it('[TAT-5.4-14] lets nobody do it while it waits', () => {
    const one = table(`${EVENT} subdued`);
    expect(one.can(`use ${EVENT} 0`)).toBe(false);
    expect(one.toInterval(1).can(`use ${EVENT} 0`)).toBe(false);
  });
});
