import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario } from '../../../testing/scenario-fixture';

const CHARTER = 'eots-military-appropriations'; // cost 4, allied to nobody
const SEAT = 'eots-exchange-seat';

function table(petitioner: ScenarioHouse, rival: ScenarioHouse = {}) {
  const one = scenario({
    houses: [
      { favor: 20, treasury: 20, hand: [], assembly: [CHARTER, SEAT], ...petitioner },
      { favor: 15, treasury: 20, hand: [], ...rival },
    ],
    tactics: true,
  });
  one.toInterval(0).act(`petition ${CHARTER}`);
  while (!one.can('bid 4')) one.act('pass');
  return one;
}

describe('petition tactics', () => {
  it('Petitioning Savvy discards another petition tactic', () => {
    const one = table({ hand: ['eots-petitioning-tithe'] }, { hand: ['eots-petitioning-savvy'] });
    one.act('tactic eots-petitioning-tithe', 'bid 4', 'tactic eots-petitioning-savvy');
    one.act('choose eots-petitioning-tithe', 'pass', 'pass');
    expect(one.zone('house-discard', 0)).toEqual(['eots-petitioning-tithe']);
    expect(one.house(0).treasury).toBe(16);
  });

  it('Venomous Faith costs 1 favor and ends the petition; no other for the card in this Interval', () => {
    const one = table({}, { hand: ['eots-venomous-faith'] });
    one.act('bid 4', 'tactic eots-venomous-faith');
    expect([one.house(0).treasury, one.house(1).favor]).toEqual([20, 14]);
    expect([one.can(`petition ${CHARTER}`), one.can(`petition ${SEAT}`)]).toEqual([false, true]);
  });

  it('Collusion makes a rival pass on its next option', () => {
    const one = table({ hand: ['eots-collusion'] }, { domain: ['eots-kaitain'] });
    one.act('tactic eots-collusion', 'choose-house 1', 'bid 4');
    expect([one.asked(), ...one.options()]).toEqual([1, 'pass']);
  });

  it('Early Procurement ends the bidding once its House has declared', () => {
    const one = table({ hand: ['eots-early-procurement'] }).act('tactic eots-early-procurement');
    one.act('bid 5');
    expect(one.card(CHARTER)).toMatchObject({ status: 'engaged', place: { seat: 0 } });
    const rival = table({}, { hand: ['eots-early-procurement'] });
    rival.act('bid 4', 'tactic eots-early-procurement', 'bid 6');
    expect(rival.card(CHARTER).place.zone).toBe('assembly');
    expect(rival.house(1).treasury).toBe(18);
  });

  it('Broken Arrangement sends a card that is not deployed into its owner’s Imperial deck', () => {
    const lost = table({ hand: ['jotc-broken-arrangement'] });
    lost.act('tactic jotc-broken-arrangement', 'bid 4', 'bid 5', 'pass', 'pass');
    expect(lost.card(CHARTER).place.zone).toBe('imperial-deck');
    expect(lost.zone('house-discard')).toEqual(['jotc-broken-arrangement']);
    const won = table({ hand: ['jotc-broken-arrangement'] });
    won.act('tactic jotc-broken-arrangement', 'bid 4', 'pass', 'pass');
    expect(won.card(CHARTER).place.zone).toBe('domain');
    expect([...won.zone('house-discard'), ...won.state.lasting]).toEqual([
      'jotc-broken-arrangement',
    ]);
  });

  it('Petitioning Coup lets the petitioner draw into its Assembly once the card is deployed', () => {
    const one = table({
      hand: ['jotc-petitioning-coup'],
      imperialDeck: ['eots-arrakeen', 'eots-carthag'],
    });
    one.act('tactic jotc-petitioning-coup', 'bid 4', 'pass', 'pass', 'choose-part 1');
    expect(one.zone('imperial-deck')).toHaveLength(1);
    expect(one.zone('assembly')).toHaveLength(2);
    expect(one.card(CHARTER).status).toBe('engaged');
  });

  it('Petitioning Tithe has the victor pay its House what is above the listed cost', () => {
    const one = table({}, { hand: ['eots-petitioning-tithe'], treasury: 6 });
    one.act('bid 4', 'tactic eots-petitioning-tithe', 'bid 5', 'bid 6', 'pass', 'pass');
    expect([one.house(0).treasury, one.house(1).treasury]).toEqual([14, 8]);
  });

  it('Scuttled Negotiation lets the victor pay the cost of the card again to discard it', () => {
    const one = table({}, { hand: ['eots-scuttled-negotiation'] });
    one.act('bid 4', 'tactic eots-scuttled-negotiation', 'bid 5', 'pass', 'pass');
    expect(one.options()).toEqual(['choose-part 1', 'pass']);
    one.act('choose-part 1');
    expect(one.zone('imperial-discard', 0)).toEqual([CHARTER]);
    // 1 above the printed cost as victor, and the printed cost.
    expect(one.house(1).treasury).toBe(15);
  });
});
