import { describe, expect, it } from 'vitest';
import { moveAcross, moveAway } from '../leaving-play/discard';
import { youOf } from '../queries/governed';
import { scenario } from '../testing/scenario-fixture';

describe('a card that has lain on a rival’s', () => {
  it('[TAT-5.4-08] (C50) is its governor’s, taken back and deployed at home, wherever it goes then', () => {
    const heat = 'eots-heat-sickness';
    const one = scenario({
      houses: [
        { favor: 12, hand: [heat], domain: ['eots-carthag'] },
        { favor: 8, domain: ['eots-arrakeen'] },
      ],
    }).toInterval(0);
    one.act(`deploy ${heat} on eots-arrakeen`);
    one.by((game) => moveAway(game, one.card(heat, 1), { zone: 'hand', seat: 0, host: null }));
    one.act(`deploy ${heat} on eots-carthag`);
    one.by((game) => moveAcross(game, one.card(heat), 1, one.card('eots-arrakeen', 1).id));
    expect(youOf(one.card(heat, 1))).toBe(1);
  });
});
