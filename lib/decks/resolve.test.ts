import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeck, catalogue, deckOf } from './deck-fixture';
import { resolveDeck } from './resolve';

describe('a resolved deck', () => {
  it('adds up the lines of one card', () => {
    const houseDeck = [2, 1].map((count) => ({ card: 'eots-valor', count }));
    const { house, programs } = resolveDeck(
      deckOf({ houseDeck, programs: ['tat-abduct-heir', 'tat-abduct-heir'] }),
      catalogue,
    );
    expect(house).toMatchObject([{ id: 'eots-valor', title: 'Valor', place: 'house', count: 3 }]);
    expect(programs).toMatchObject([{ title: 'Abduct Heir', place: 'programs', count: 2 }]);
  });

  it('keeps unknown cards under their id', () => {
    const { imperial } = resolveDeck(
      deckOf({ imperialDeck: [{ card: '__proto__', count: 1 }] }),
      catalogue,
    );
    expect(imperial).toMatchObject([{ id: '__proto__', title: '__proto__', card: null }]);
  });

  it('[TAT-4.2-02] [TAT-4.1-11] [TAT-3.1.1-05] counts as Imperial deck what belongs there', () => {
    const imperialDeck = [
      'eots-paul-atreides',
      'eots-dune',
      'tat-abduct-heir',
      'eots-caladan',
      'eots-valor',
      'ghost',
    ].map((card) => ({ card, count: 1 }));
    const { imperialSize, included } = resolveDeck(deckOf({ imperialDeck }), catalogue);
    expect(imperialSize).toBe(2);
    expect([...included]).toEqual(['atreides']);
  });

  it('loses no card', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const { all } = resolveDeck(deck, catalogue);
        const copies = [...deck.imperialDeck, ...deck.houseDeck].reduce(
          (sum, { count }) => sum + count,
          0,
        );
        expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(
          copies + deck.programs.length + Number(deck.homeWorld !== null),
        );
      }),
    );
  });
});
