import { describe, expect, it } from 'vitest';
import { moveAway } from '../leaving-play/discard';
import { rankOf } from '../queries/ranks';
import { takeUp } from '../state/open-game';
import { scenario } from '../testing/scenario-fixture';

const INFUSION = 'jotc-spice-infusion';
const PAUL = 'eots-paul-atreides';

describe('a card whose X its House has set', () => {
  it('[TAT-11-05] [TAT-5.4-32] leaves its tokens behind when it leaves the Domain: deployed again, it has the new X alone', () => {
    const one = scenario({
      houses: [{ domain: ['eots-caladan', PAUL], hand: [INFUSION] }, {}],
    }).toInterval(0);
    const prescience = () =>
      rankOf(takeUp(one.state, one.catalogue), one.card(PAUL), 'prescience') ?? 0;
    const before = prescience();
    one.act(`deploy ${INFUSION} on ${PAUL}`, 'choose-number 3');
    expect(prescience() - before).toBe(3);
    one.by((game) => moveAway(game, one.card(INFUSION), { zone: 'hand', seat: 0, host: null }));
    one.act(`deploy ${INFUSION} on ${PAUL}`, 'choose-number 1');
    expect(prescience() - before).toBe(1);
  });
});
