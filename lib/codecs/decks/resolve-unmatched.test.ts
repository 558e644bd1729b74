import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import type { Unmatched } from './codec';
import { resolveUnmatched } from './resolve-unmatched';

const LINE: Unmatched = {
  line: 3,
  text: '3 Crisknife',
  count: 3,
  place: 'house',
  guessed: false,
  nearest: [],
};
const DECK = { ...emptyDeck('fremen'), houseDeck: [{ card: 'eots-crysknife', count: 1 }] };

describe('picking a card for a line that named none', () => {
  it("adds the line's copies to its list and leaves the old deck alone", () => {
    const before = structuredClone(DECK);
    expect(resolveUnmatched(DECK, LINE, 'eots-crysknife').houseDeck).toEqual([
      { card: 'eots-crysknife', count: 4 },
    ]);
    expect(resolveUnmatched(DECK, LINE, 'eots-kindjal').houseDeck).toEqual([
      { card: 'eots-crysknife', count: 1 },
      { card: 'eots-kindjal', count: 3 },
    ]);
    expect(DECK).toEqual(before);
  });

  it('fills the other places too', () => {
    const at = (place: Unmatched['place']) => resolveUnmatched(DECK, { ...LINE, place }, 'x');
    expect(at('imperial').imperialDeck).toEqual([{ card: 'x', count: 3 }]);
    expect(at('homeworld').homeWorld).toBe('x');
    expect(at('programs').programs).toEqual(['x', 'x', 'x']);
  });

  it('follows the group of the pick where the list was only guessed', () => {
    const guessed: Unmatched = { ...LINE, guessed: true };
    expect(resolveUnmatched(DECK, guessed, 'x', 'imperial').imperialDeck).toHaveLength(1);
    expect(resolveUnmatched(DECK, LINE, 'x', 'imperial').imperialDeck).toHaveLength(0);
  });

  it('loses no copy over 99', () => {
    const full = { ...DECK, houseDeck: [{ card: 'x', count: 98 }] };
    expect(resolveUnmatched(full, LINE, 'x').houseDeck).toEqual([
      { card: 'x', count: 99 },
      { card: 'x', count: 2 },
    ]);
  });
});
