import { describe, expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { type AskedOf, answerButtons, fewDue } from './answer-buttons';
import { placesOf } from './places';

const pass: Action = { kind: 'pass' };
const decline: Action = { kind: 'decline' };
const end: Action = { kind: 'end-interval' };
const defend: Action = { kind: 'engage-defense' };
const bid = (amount: number): Action => ({ kind: 'bid', amount });
const tactic = (card: number): Action => ({ kind: 'tactic', card });
const use = (card: number): Action => ({ kind: 'use', card, ability: 0 });

/** The buttons, each as "key words", the filled one with a star. */
function asked(actions: readonly Action[], more: Partial<AskedOf> = {}) {
  const places = placesOf(actions, (card) => card < 10);
  const buttons = answerButtons({
    ...{ actions, places, lead: null, due: [], ownPass: null },
    ...{ isInterval: false, isNarrow: false, suggestion: { isAsked: false, best: null } },
    worded: (action) => ({ action, words: JSON.stringify(action), comes: '' }),
    ...more,
  });
  const said = (list: typeof buttons.list) =>
    list.map(({ key, action, isFilled }) => `${key} ${action.kind}${isFilled ? '*' : ''}`);
  return { ...buttons, list: said(buttons.list), foot: said(buttons.foot) };
}

describe('the buttons of what is asked', () => {
  it('what ends stands at the foot, and is filled only where nothing else is left', () => {
    expect(asked([tactic(1), pass], { lead: pass })).toMatchObject({
      list: ['1 tactic'],
      foot: ['e pass'],
    });
    expect(asked([pass], { lead: pass }).foot).toEqual(['e s pass*']);
  });

  it('what helps is filled, before anything is suggested and where nothing is', () => {
    expect(asked([defend, decline], { lead: defend }).list).toEqual(['1 s engage-defense*']);
  });

  it('where a move will be suggested nothing is held out before it', () => {
    const waits = { isAsked: true, best: null };
    expect(asked([defend, decline], { lead: defend, suggestion: waits }).list).toEqual([
      '1 engage-defense',
    ]);
    const come = { isAsked: true, best: decline };
    expect(asked([defend, decline], { lead: defend, suggestion: come })).toMatchObject({
      list: ['1 engage-defense'],
      foot: ['e s decline*'],
    });
  });

  it('a suggested card that has no button gets the last one, and in an Interval the first', () => {
    const cards = [1, 2, 3, 4, 5, 6, 7].map(tactic);
    const suggestion = { isAsked: true, best: cards[0] ?? null };
    expect(asked([...cards, pass], { suggestion }).list).toEqual(['s tactic*']);
    const first = use(1);
    const interval = { isInterval: true, lead: end };
    expect(asked([first, use(2), end], interval).list).toEqual([]);
    expect(
      asked([first, use(2), end], { ...interval, suggestion: { isAsked: true, best: first } }),
    ).toMatchObject({ list: ['s use*'], foot: ['e end-interval'] });
  });

  it('a suggested number is held out among the numbers, not as a button of its own', () => {
    const [low, high] = [bid(1), bid(2)];
    const suggestion = { isAsked: true, best: high };
    const bids = asked([low, high, pass], { suggestion });
    expect(bids).toMatchObject({ bestNumber: high, hasLead: false, list: [], foot: ['e pass'] });
  });

  it('copies of a card are one button, but not cards that lie elsewhere', () => {
    const alike = { worded: (action: Action) => ({ action, words: action.kind, comes: '' }) };
    expect(asked([tactic(1), tactic(2), pass], alike).list).toEqual(['1 tactic']);
    expect(asked([tactic(11), tactic(12), pass], alike).list).toEqual(['1 tactic', '2 tactic']);
  });

  it('where all ends alike what spends nothing is held out, and not what leads on', () => {
    const alike = {
      worded: (action: Action) => ({ action, words: action.kind, comes: 'it is vanquished' }),
      lead: defend,
    };
    const { list, foot } = asked([defend, decline], alike);
    expect([list, foot]).toEqual([['1 engage-defense'], ['e s decline*']]);
  });

  it('of cards that are chosen to one end the suggested one is held out', () => {
    const choose = (card: number): Action => ({ kind: 'choose', card });
    const [one, other] = [choose(1), choose(2)];
    const alike = {
      worded: (action: Action) => ({ action, words: JSON.stringify(action), comes: 'subdue it' }),
      suggestion: { isAsked: true, best: other },
    };
    expect(asked([one, other], alike).list).toEqual(['1 choose', '2 s choose*']);
  });

  it('a tactic that changes nothing of how a rite ends is not held out, though a steward would play it', () => {
    const ends = {
      worded: (action: Action) => ({ action, words: action.kind, comes: 'it is vanquished' }),
      suggestion: { isAsked: true, best: tactic(1) },
    };
    const { list, foot } = asked([tactic(1), pass], ends);
    expect([list, foot]).toEqual([['1 tactic'], ['e s pass*']]);
  });

  it('two answers share the foot of a phone', () => {
    const { list, foot, isPair } = asked([defend, decline], { isNarrow: true });
    expect({ list, foot, isPair }).toEqual({
      list: [],
      foot: ['1 engage-defense', 'e decline'],
      isPair: true,
    });
  });

  it('more than four cards that lie elsewhere are chosen from the list', () => {
    const five = [11, 12, 13, 14, 15].map(tactic);
    expect(asked(five)).toMatchObject({ areManyElsewhere: true, isAllShown: false, list: [] });
    expect(asked(five.slice(1))).toMatchObject({ areManyElsewhere: false, isAllShown: true });
  });
});

it('what must be deployed before the Interval ends has buttons where it is few', () => {
  const deploy = (card: number): Action => ({ kind: 'redeploy', card });
  const due = (count: number) => {
    const cards = Array.from({ length: count }, (_, card) => card);
    const places = placesOf([...cards.map(deploy), tactic(0)], () => true);
    return fewDue(cards, places).length;
  };
  expect(due(2)).toBe(2);
  expect(due(5)).toBe(0);
});
