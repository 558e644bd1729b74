import { describe, expect, it } from 'vitest';
import { shareOf } from '@/lib/kernel/share';
import type { CardSummary } from '@/lib/odds/gauntlet/card-summary';
import { CARD_COLUMNS, inOrder, pressed } from './card-columns';

const spread = { mean: 3, q1: 2, median: 3, q3: 4 };
const unseen: CardSummary = {
  card: 'a',
  copies: 1,
  seen: shareOf(0, 10),
  played: shareOf(0, 0),
  seenTurn: null,
  playedTurn: null,
  engaged: 0,
  solaris: 0,
  spice: 0,
  favor: 0,
  cost: 0,
  held: shareOf(0, 0),
  wonSeen: shareOf(0, 0),
  wonUnseen: shareOf(4, 10),
};
const seen: CardSummary = {
  ...{ card: 'b', copies: 2, seen: shareOf(8, 10), played: shareOf(4, 8), seenTurn: spread },
  ...{
    playedTurn: spread,
    engaged: 1.25,
    solaris: 0,
    spice: 2,
    favor: 1.5,
    cost: 4,
    held: shareOf(1, 8),
  },
  ...{ wonSeen: shareOf(6, 8), wonUnseen: shareOf(1, 2) },
};
const often: CardSummary = { ...seen, card: 'c', wonSeen: shareOf(7, 8) };
const same: CardSummary = { ...often, card: 'd' };
const all = [same, unseen, seen, often];
const order = (by: string, descending: boolean) =>
  inOrder(all, { by, descending }, (card) => card).map(({ card }) => card);

describe('the table of cards', () => {
  it('is sorted by any column, what it tells nothing of last, and equals by name', () => {
    expect(order('wonSeen', true)).toEqual(['c', 'd', 'b', 'a']);
    expect(order('wonSeen', false)).toEqual(['b', 'c', 'd', 'a']);
    expect(order('seen', false)).toEqual(['a', 'b', 'c', 'd']);
    expect(order('name', false)).toEqual(['a', 'b', 'c', 'd']);
    expect(order('name', true)).toEqual(['d', 'c', 'b', 'a']);
    for (const { key } of CARD_COLUMNS)
      expect(order(key, true).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tells every share with its range, and nothing where there were no games', () => {
    const told = (card: CardSummary) =>
      Object.fromEntries(CARD_COLUMNS.map(({ key, words }) => [key, words(card).join(' | ')]));
    expect(told(seen)).toEqual({
      seen: '80 % | 49 to 94 %',
      wonSeen: '75 % | 41 to 93 %',
      wonUnseen: '50 % | 9 to 91 %',
      played: '50 % | 22 to 78 %',
      turn: '3 | 2 to 4',
      held: '13 % | 2 to 47 %',
      engaged: '1.3 | ',
      solaris: '0.0 | ',
      spice: '2.0 | ',
      favor: '1.5 | ',
      cost: '4.0 | ',
    });
    expect(Object.values(told(unseen)).filter((words) => words === '– | ')).toHaveLength(9);
  });

  it('begins with the most of a number and the first of the names, and turns round when pressed again', () => {
    const byTurn = pressed({ by: 'name', descending: false }, 'turn');
    expect(byTurn).toEqual({ by: 'turn', descending: true });
    expect(pressed(byTurn, 'turn').descending).toBe(false);
    expect(pressed(byTurn, 'name').descending).toBe(false);
  });
});
