import { describe, expect, it } from 'vitest';
import { withPhrase, wordingOf } from './wording';

const wording = wordingOf(
  new Map([
    ['draw', 'Draw 1 card from your House deck.'],
    ['draws', 'Its governor draws two cards. Discard a City.'],
    ['discard', 'Discard a House card and 3 favor, at most 1 non-Desert Dune Fief.'],
    ['engage', 'Engagement tactic. Its bearer has +1 resistance and loses 2 favor.'],
    ['disengage', 'Disengaging an Ally: −1 resistance. House.'],
  ]),
);
const found = (phrase: string) => [...withPhrase(wording, phrase)];

describe('a phrase finds its words', () => {
  it.each([
    ['draw a card', ['draw', 'draws']],
    ['drawn cards', ['draw', 'draws']],
    ['draw 1 card', ['draw']],
    ['draw 2 cards', ['draws']],
    ['discard card', ['discard']],
    ['discard', ['draws', 'discard']],
    ['discards a city', ['draws']],
    ['3 favor', ['discard']],
    ['one favor', []],
    ['+1 resistance', ['engage']],
    ['gains +1 resistance', ['engage']],
    ['-1 resistance', ['disengage']],
    ['untap', ['disengage']],
    ['nondesert fief', ['discard']],
    ['non-desert fief', ['discard']],
  ])('%s', (phrase, ids) => {
    expect(found(phrase)).toEqual(ids);
  });

  it('whole where there is such a word, and its beginning while it is typed', () => {
    expect(found('diseng')).toEqual(['disengage']);
    expect(found('ca')).toEqual(['draw', 'draws', 'discard']);
    expect(found('cas')).toEqual([]);
    expect(found('dis')).toEqual(['draws', 'discard', 'disengage']);
    expect(found('di a')).toEqual(found('di'));
  });

  it('in their order, near each other and in one sentence', () => {
    expect(found('card draw')).toEqual([]);
    expect(found('draw deck')).toEqual(['draw']);
    expect(found('resistance house')).toEqual([]);
    expect(found('cards discard')).toEqual([]);
  });

  it('of which there are none, everywhere', () => {
    expect(found('the a')).toHaveLength(5);
  });
});
