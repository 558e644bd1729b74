import { describe, expect, it } from 'vitest';
import { turn } from '../../../testing/rite-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const CARD = 'eots-magnanimous-appeal';
const CHARTER = 'eots-military-appropriations'; // cost 4, allied to nobody
const LETO = 'eots-duke-leto-atreides'; // command 3
const GURNEY = 'eots-gurney-halleck'; // command 2

/** The first House petitions for a charter; what it or its rival has beside that is given. */
function petition(petitioner: ScenarioHouse, rival: ScenarioHouse = {}): Table {
  const one = scenario({
    houses: [
      { favor: 20, treasury: 20, hand: [], assembly: [CHARTER], ...petitioner },
      { favor: 15, treasury: 20, hand: [], ...rival },
    ],
    tactics: true,
  });
  one.toInterval(0).act(`petition ${CHARTER}`);
  while (!one.can('bid 4')) one.act('pass');
  return one;
}
const own = { hand: [CARD], domain: ['eots-caladan', LETO, GURNEY, 'eots-guard-commander'] };

describe('Magnanimous Appeal', () => {
  it('is played on an ally of the own Domain', () => {
    const one = petition(own).act(`tactic ${CARD}`);
    expect(one.options()).toEqual([`choose ${LETO}`, `choose ${GURNEY}`]);
    expect(petition({ hand: [CARD] }).can(`tactic ${CARD}`)).toBe(false);
  });

  it('lets the petitioner as victor engage the ally and pay less by its command', () => {
    const one = petition(own).act(`tactic ${CARD}`, `choose ${LETO}`, 'bid 5', 'pass', 'pass');
    expect([one.asked(), one.options()]).toEqual([0, ['choose-part 1', 'pass']]);
    expect(one.house(0).treasury).toBe(20);
    one.act('choose-part 1');
    expect([one.card(LETO).status, one.house(0).treasury]).toEqual(['engaged', 18]);
    expect(one.card(CHARTER).place).toMatchObject({ zone: 'domain', seat: 0 });
    expect([one.zone('house-discard'), one.state.lasting]).toEqual([[CARD], []]);
  });

  it('may be left when it comes to it', () => {
    const one = petition(own).act(`tactic ${CARD}`, `choose ${LETO}`, 'bid 5', 'pass', 'pass');
    one.act('pass');
    expect([one.card(LETO).status, one.house(0).treasury]).toEqual(['disengaged', 15]);
    expect([one.zone('house-discard'), one.state.lasting]).toEqual([[CARD], []]);
  });

  it('takes the cost no lower than 0, a rival victor’s too', () => {
    const one = petition({}, { hand: [CARD], domain: ['eots-giedi-prime', 'eots-feyd-rautha'] });
    one.act('bid 4', `tactic ${CARD}`, 'choose eots-feyd-rautha', 'bid 5', 'pass', 'pass');
    expect([one.asked(), one.options()]).toEqual([1, ['choose-part 1', 'pass']]);
    one.act('choose-part 1');
    // A rival pays what it bid above the printed cost: 1, less the command of 2.
    expect([one.house(1).treasury, one.card('eots-feyd-rautha', 1).status]).toEqual([
      20,
      'engaged',
    ]);
    expect(one.card(CHARTER).place.zone).toBe('assembly');
  });

  it('does nothing for a House that is not the victor', () => {
    const one = petition(own).act(`tactic ${CARD}`, `choose ${LETO}`, 'bid 4', 'bid 6', 'pass');
    one.act('pass');
    expect([one.card(LETO).status, one.house(1).treasury]).toEqual(['disengaged', 18]);
    expect([one.zone('house-discard'), one.state.lasting]).toEqual([[CARD], []]);
  });

  it('[TAT-5.4-06] takes nothing off for an ally that is engaged by then', () => {
    const one = petition(own).act(`tactic ${CARD}`, `choose ${LETO}`, 'bid 5', 'pass');
    turn(one, LETO, 0, 'engaged').act('pass');
    if (one.can('choose-part 1')) one.act('choose-part 1');
    expect(one.house(0).treasury).toBe(15);
  });

  it('comes before the discount for a card of the sponsor (TAT-6.2.1-26)', () => {
    const paul = 'eots-paul-atreides'; // cost 4, command 2
    const one = scenario({
      houses: [
        { favor: 20, treasury: 20, ...own, assembly: [paul] },
        { favor: 15, hand: [] },
      ],
      tactics: true,
    });
    one.toInterval(0).act(`petition ${paul}`);
    while (!one.can('bid 4')) one.act('pass');
    one.act(`tactic ${CARD}`, `choose ${LETO}`, 'bid 4', 'pass', 'pass', 'choose-part 1');
    // 4 less the command of 3 leaves 1 that favor may take off.
    expect(one.options()).toEqual(['discount 0', 'discount 1']);
    one.act('discount 1');
    expect(one.house(0)).toMatchObject({ treasury: 20, favor: 19 });
  });
});
