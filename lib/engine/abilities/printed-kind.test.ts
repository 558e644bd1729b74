import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import type { Filter } from './filter';
import { loadGameCatalogue } from './load';
import { isKindOfBack } from './printed-kind';

const catalogue = loadGameCatalogue();
const table = scenario({ houses: [{ hand: ['eots-valor'], assembly: ['eots-carthag'] }, {}] });
const [house, imperial] = [table.card('eots-valor'), table.card('eots-carthag')];

describe('a card of which but the back shows', () => {
  it.each<Filter>([
    { types: ['plan'] },
    { all: ['Tactic'] },
    { any: ['Tactic', 'Venture'] },
    { none: ['Tactic'] },
    { titles: ['Valor'] },
    { notTitles: ['Carthag'] },
    { allegiance: 'none' },
    { talent: 'battle' },
    { keyword: 'counter' },
    { effect: 'prescience' },
    { either: [{ types: ['plan'] }, { types: ['event'] }] },
    { shares: 'bearer' },
    { titleOf: 'cause' },
    { notAllegiance: 'fremen' },
  ])('[TAT-5.4-23] is of no kind that asks what is printed on it: %o', (filter) => {
    expect(isKindOfBack(catalogue, { ...filter, state: 'subdued' }, house, 'fail')).toBe(false);
  });

  it('[TAT-5.4-23] is of a kind that asks where it lies, or for its back', () => {
    const isOf = (filter: Filter) => isKindOfBack(catalogue, filter, house, 'fail');
    expect(isOf({ state: 'subdued', whose: 'rivals' })).toBe(true);
    expect([isOf({ groups: ['house'] }), isOf({ groups: ['imperial'] })]).toEqual([true, false]);
    expect([isOf({ notGroups: ['house'] }), isOf({ notGroups: ['imperial'] })]).toEqual([
      false,
      true,
    ]);
  });

  it('[TAT-6.2.1-30] (C42) may be whatever has its back, where it may be named unseen', () => {
    const backs = (filter: Filter) =>
      [house, imperial].map((card) => isKindOfBack(catalogue, filter, card, 'fit'));
    expect(backs({ all: ['Tactic'] })).toEqual([true, false]);
    expect(backs({ types: ['holding'] })).toEqual([false, true]);
    expect(backs({ all: ['Tactic'], titles: ['Carthag'] })).toEqual([false, false]);
    expect(backs({ notTitles: ['Carthag'] })).toEqual([true, true]);
    expect(backs({ shares: 'bearer' })).toEqual([true, true]);
  });
});
