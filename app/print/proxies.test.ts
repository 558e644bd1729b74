import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { backOf } from '@/lib/rules/taxonomy';
import { backsOf, MOST_FACES, pagesOf, proxiesOf, sumInWords } from './proxies';

const catalogue = loadCatalogue();
const { cards } = catalogue;

describe('proxies to print', () => {
  it('as many copies as the deck has, home world and programs too', () => {
    for (const { deck } of SAMPLE_DECKS) {
      const { faces, unknown, tooMany } = proxiesOf([deck], [], 'all', catalogue);
      const copies = [...deck.imperialDeck, ...deck.houseDeck].reduce(
        (sum, { count }) => sum + count,
        0,
      );
      expect(faces).toHaveLength(copies + deck.programs.length + (deck.homeWorld === null ? 0 : 1));
      expect([unknown, tooMany]).toEqual([[], 0]);
    }
  });

  it('or each card once, even where two decks share it; single cards as often as wanted', () => {
    const decks = SAMPLE_DECKS.map(({ deck }) => deck);
    const single = { id: 'eots-stilgar', count: 3 };
    const { faces } = proxiesOf([...decks, ...decks], [], 'one', catalogue);
    expect(new Set(faces).size).toBe(faces.length);
    const more = proxiesOf(decks, [single], 'one', catalogue).faces;
    expect(more).toHaveLength(faces.length + 3);
  });

  it('names the cards that nobody knows, and prints no more than a hundred pages', () => {
    const deck = { ...emptyDeck('guild'), houseDeck: [{ card: 'nobody', count: 2 }] };
    const wanted = Array.from({ length: 20 }, () => ({ id: 'eots-stilgar', count: 99 }));
    const { faces, tooMany, unknown } = proxiesOf([deck], wanted, 'all', catalogue);
    expect(unknown).toEqual(['nobody']);
    expect(faces).toHaveLength(MOST_FACES);
    expect(tooMany).toBe(20 * 99 - MOST_FACES);
  });

  it('nine stand on a page, and none is lost', () => {
    fc.assert(
      fc.property(fc.nat(100), (count) => {
        const faces = cards.slice(0, count);
        const pages = pagesOf(faces);
        expect(pages.flat()).toEqual(faces);
        expect(pages).toHaveLength(Math.ceil(count / 9));
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(9);
      }),
    );
  });

  it('each back lies behind its face when the paper is turned over its long edge', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...cards), { minLength: 1, maxLength: 9 }), (page) => {
        const backs = backsOf(page);
        page.forEach((card, at) => {
          const [row, column] = [Math.floor(at / 3), at % 3];
          expect(backs[row * 3 + (2 - column)]).toBe(backOf(card.deck));
        });
        expect(backs.filter((back) => back !== null)).toHaveLength(page.length);
      }),
    );
  });

  it('says how much paper it takes', () => {
    expect(sumInWords(38, true)).toBe('38 cards, 5 pages and 5 of backs');
    expect(sumInWords(9, false)).toBe('9 cards, 1 page');
    expect(sumInWords(1, true)).toBe('1 card, 1 page and 1 of backs');
  });
});
