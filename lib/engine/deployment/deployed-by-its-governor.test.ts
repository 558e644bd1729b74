import { describe, expect, it } from 'vitest';
import { turnCard } from '../atoms/cards';
import { youOf } from '../queries/governed';
import { scenario } from '../testing/scenario-fixture';

const HEAT = 'eots-heat-sickness';

describe('a card that a House has deployed on a rival’s', () => {
  it('[TAT-5.4-08] (C50) speaks of its governor as “you” once that one has deployed it again', () => {
    const one = scenario({
      houses: [
        { favor: 12, hand: [HEAT] },
        { favor: 8, domain: ['eots-arrakeen'] },
      ],
    }).toInterval(0);
    one.act(`deploy ${HEAT} on eots-arrakeen`);
    expect([one.card(HEAT, 1).place.seat, youOf(one.card(HEAT, 1))]).toEqual([1, 0]);
    one.by((game) => turnCard(game, one.card(HEAT, 1).id, 'subdued'));
    one.change(() => {
      one.card(HEAT, 1).deferment = 1;
    });
    one.act('end-interval').toInterval(1).act(`redeploy ${HEAT}`);
    expect(youOf(one.card(HEAT, 1))).toBe(1);
  });
});
