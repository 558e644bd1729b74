import { describe, expect, it } from 'vitest';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

/** A House that may answer a purchase of favor of its rival. */
function table(house: ScenarioHouse): Table {
  const one = scenario({
    houses: [
      { domain: ['eots-caladan'], favor: 20, treasury: 20, ...house },
      { domain: ['eots-giedi-prime'], favor: 5, hand: [] },
    ],
    tactics: true,
  });
  one.toInterval(1).act('buy-favor 1');
  while (one.asked() !== 0) one.act('pass');
  return one;
}
const numbers = (most: number) =>
  Array.from({ length: most }, (_, at) => `choose-number ${at + 1}`);

describe('Casting Nets', () => {
  const CARD = 'jotc-casting-nets';
  const hand = [CARD, 'eots-flip-dart', 'eots-gom-jabbar', 'eots-thumpers'];
  const houseDeck = ['eots-baliset', 'eots-maker-hooks', 'eots-personal-shield', 'eots-windtrap'];

  it('discards X cards of the hand for X solaris and draws one card more', () => {
    const one = table({ hand, houseDeck }).act(`tactic ${CARD}`);
    const { treasury } = one.house(0);
    expect(one.options()).toEqual(numbers(3));
    one.act('choose-number 2', 'choose eots-flip-dart', 'choose eots-thumpers');
    expect(one.house(0).treasury).toBe(treasury - 2);
    expect(one.zone('hand')).toEqual([
      'eots-gom-jabbar',
      'eots-windtrap',
      'eots-personal-shield',
      'eots-maker-hooks',
    ]);
    expect(one.zone('house-discard')).toEqual(['eots-flip-dart', 'eots-thumpers', CARD]);
  });

  it('has an X that its treasury pays, and needs another card in the hand', () => {
    const poor = table({ hand, houseDeck });
    poor.house(0).treasury = 1;
    expect(poor.act(`tactic ${CARD}`).options()).toEqual(numbers(1));
    const none = table({ hand, houseDeck });
    none.house(0).treasury = 0;
    expect(none.can(`tactic ${CARD}`)).toBe(false);
    expect(table({ hand: [CARD], houseDeck }).can(`tactic ${CARD}`)).toBe(false);
  });
});

describe('Shifting Tides', () => {
  const CARD = 'jotc-shifting-tides';
  const assembly = ['eots-arrakeen', 'eots-carthag', 'eots-stilgar'];
  const imperialDeck = ['eots-weather-control', 'eots-exchange-seat', 'eots-choam-directorship'];

  it('discards X cards of the Assembly for X solaris and draws as many', () => {
    const one = table({ hand: [CARD], assembly, imperialDeck }).act(`tactic ${CARD}`);
    const { treasury } = one.house(0);
    expect(one.options()).toEqual(numbers(3));
    one.act('choose-number 2', 'choose eots-arrakeen', 'choose eots-carthag');
    expect(one.house(0).treasury).toBe(treasury - 2);
    expect(one.zone('assembly')).toEqual([
      'eots-stilgar',
      'eots-choam-directorship',
      'eots-exchange-seat',
    ]);
    expect(one.zone('imperial-discard')).toEqual(['eots-arrakeen', 'eots-carthag']);
    expect(one.zone('house-discard')).toEqual([CARD]);
  });

  it('has an X that its treasury pays, and needs a card in the Assembly', () => {
    const poor = table({ hand: [CARD], assembly, imperialDeck });
    poor.house(0).treasury = 2;
    expect(poor.act(`tactic ${CARD}`).options()).toEqual(numbers(2));
    const none = table({ hand: [CARD], imperialDeck });
    expect(none.can(`tactic ${CARD}`)).toBe(false);
  });
});
