import { describe, expect, it } from 'vitest';
import { turn } from '../../../testing/rite-fixture';
import { facing } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides';
const MENTAT = 'eots-house-mentat';
const SWORD = 'eots-house-swordmaster';
const DUNCAN = 'eots-duncan-idaho';
const GURNEY = 'eots-gurney-halleck';
const TROOP = 'eots-house-battalion';
const host = (one: Table, id: string) => {
  const at = one.card(id).place.host;
  return at === null ? null : one.state.cards[at]?.card;
};
/** A table at which the first House answers what it declares itself. */
function answering(house: ScenarioHouse, tactic: string): Table {
  const one = facing({ treasury: 20, ...house, hand: [tactic] }, { domain: ['eots-giedi-prime'] });
  one.toInterval(0);
  if (house.domain?.some((line) => line.startsWith(TROOP)) === true) turn(one, TROOP, 0, 'engaged');
  return one.act('buy-favor 1', `tactic ${tactic}`);
}

describe('tat-distrans-message', () => {
  it('[TAT-6.2.2-12] leads up to X ventures from one persona to others that may bear them', () => {
    const one = answering(
      {
        domain: [PAUL, SWORD, `eots-compel-surrender on ${PAUL}`, `tat-blood-feuding on ${PAUL}`],
      },
      'tat-distrans-message',
    );
    one.act('choose-number 2');
    expect(one.house(0).treasury).toBe(18);
    expect(one.options()).toEqual([`choose ${PAUL}`]);
    one.act(`choose ${PAUL}`);
    expect(one.options()[0]).toBe('pass');
    one.act('choose eots-compel-surrender', `choose ${SWORD}`);
    expect(host(one, 'eots-compel-surrender')).toBe(SWORD);
    // Nobody else may bear the other one.
    expect(host(one, 'tat-blood-feuding')).toBe(PAUL);
    expect(one.card('tat-distrans-message').place.zone).toBe('house-discard');
  });
});

describe('tat-transfer-orders', () => {
  it('[TAT-5.4-28] leads up to X personnel and equipment from one card to one other, as they are', () => {
    const one = answering(
      {
        domain: [
          'eots-arrakeen',
          DUNCAN,
          GURNEY,
          `${TROOP} on ${DUNCAN}`,
          `eots-kindjal on ${DUNCAN}`,
        ],
      },
      'tat-transfer-orders',
    );
    one.act('choose-number 2', `choose ${DUNCAN}`, `choose ${TROOP}`, `choose ${GURNEY}`);
    expect([host(one, TROOP), one.card(TROOP).status]).toEqual([GURNEY, 'engaged']);
    // The other goes to the same card.
    one.act('choose eots-kindjal');
    expect(one.options()).toEqual([`choose ${GURNEY}`]);
    one.act(`choose ${GURNEY}`);
    expect(host(one, 'eots-kindjal')).toBe(GURNEY);
    expect(one.house(0).treasury).toBe(18);
  });
});

describe('jotc-dump-box-deployment', () => {
  const venture = 'jotc-dump-box-deployment';
  const make = (x: number) =>
    scenario({
      houses: [
        {
          hand: [venture],
          domain: [MENTAT, PAUL, SWORD, `eots-kindjal on ${PAUL}`, `eots-baliset on ${PAUL}`],
        },
        {},
      ],
    })
      .toInterval(0)
      .act(`deploy ${venture} on ${MENTAT}`, `choose-number ${x}`);

  it('[TAT-11-05] [TAT-5.4-28] leads up to X equipment from one card to one other, as it is', () => {
    const one = turn(make(2), 'eots-baliset', 0, 'engaged');
    one.act(`activate ${venture}`, `choose ${PAUL}`);
    one.act('choose eots-baliset', `choose ${SWORD}`, 'choose eots-kindjal');
    expect(one.options()).toEqual([`choose ${SWORD}`]);
    one.act(`choose ${SWORD}`);
    expect([host(one, 'eots-kindjal'), host(one, 'eots-baliset')]).toEqual([SWORD, SWORD]);
    expect(one.card('eots-baliset').status).toBe('engaged');
    expect(one.house(0).treasury).toBe(18);
  });

  it('[TAT-11-05] leads but one for an X of 1, and none for 0', () => {
    const one = make(1).act(`activate ${venture}`, `choose ${PAUL}`, 'choose eots-kindjal');
    one.act(`choose ${SWORD}`);
    expect([host(one, 'eots-baliset'), one.can('end-interval')]).toEqual([PAUL, true]);
    expect(make(0).can(`activate ${venture}`)).toBe(false);
  });
});
