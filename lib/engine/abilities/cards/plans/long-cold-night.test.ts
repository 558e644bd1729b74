import { describe, expect, it } from 'vitest';
import { facing, inTurn } from '../../../testing/rite-play-fixture';

const NIGHT = 'eots-long-cold-night';
const PAUL = 'eots-paul-atreides';

/** A rival that may play it, against two subdued cards with tokens and an event. */
const table = (treasury = 20) => {
  const one = facing(
    ['eots-caladan', `${PAUL} subdued 2`, 'eots-arrakeen subdued 1', 'eots-water-riot subdued 3'],
    {
      hand: [NIGHT],
      treasury,
    },
  ).toInterval(0);
  one.act('buy-favor 1');
  return inTurn(one, `tactic ${NIGHT}`);
};

describe('Long, Cold Night', () => {
  it('[TAT-3.2-02] eots-long-cold-night takes as many tokens as are paid for, divided at will, off cards that are no events', () => {
    const one = table();
    expect(one.options()).toEqual([1, 2, 3, 4, 5].map((x) => `choose-number ${x}`));
    // Three tokens on one, two on the other: each got one in the Opening Interval.
    one.act('choose-number 4');
    // The back of an event tells as little as any other (C42).
    const RIOT = 'choose eots-water-riot';
    expect(one.options()).toEqual([`choose ${PAUL}`, 'choose eots-arrakeen', RIOT]);
    one.act('choose eots-arrakeen', RIOT, 'choose eots-arrakeen');
    expect(one.options()).toEqual([`choose ${PAUL}`, RIOT]);
    one.act(`choose ${PAUL}`);
    expect([
      one.card(PAUL).deferment,
      one.card('eots-arrakeen').deferment,
      one.card('eots-water-riot').deferment,
    ]).toEqual([2, 0, 4]);
    expect([one.house(1).treasury, ...one.zone('house-discard', 1)]).toEqual([16, NIGHT]);
  });

  it('eots-long-cold-night costs no more than its House has', () => {
    expect(table(2).options()).toEqual(['choose-number 1', 'choose-number 2']);
  });

  it('eots-long-cold-night finds nothing where no card has tokens', () => {
    const one = facing(['eots-caladan'], { hand: [NIGHT] }).toInterval(0);
    one.act('buy-favor 1');
    while (one.asked() === 0) one.act('pass');
    expect(one.can(`tactic ${NIGHT}`)).toBe(false);
  });
});
