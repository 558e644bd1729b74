import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeck, anyEdit, deckOf } from './deck-fixture';
import { applyEdit, type Edit } from './edits';
import { invertEdit, isSameDeck } from './invert';

describe('an edit taken back', () => {
  it('gives the same deck again, order included', () => {
    fc.assert(
      fc.property(anyDeck, anyEdit, (deck, edit) => {
        const back = applyEdit(applyEdit(deck, edit), invertEdit(deck, edit));
        expect(back).toEqual(deck);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is as small as the edit where it can be', () => {
    const add: Edit = { kind: 'add', list: 'house', card: 'eots-valor', count: 2 };
    const remove: Edit = { kind: 'remove', list: 'house', card: 'eots-valor', count: 2 };
    expect(invertEdit(deckOf({}), add)).toEqual(remove);
    const three = deckOf({ houseDeck: [{ card: 'eots-valor', count: 3 }] });
    expect(invertEdit(three, remove)).toEqual(add);
    expect(invertEdit(deckOf({}), { kind: 'set-name', name: 'New' })).toEqual({
      kind: 'set-name',
      name: '',
    });
  });

  it('gives back only what the edit did: counts stop at 99, and what is not there cannot go', () => {
    const nearly = deckOf({ houseDeck: [{ card: 'eots-valor', count: 98 }] });
    expect(
      invertEdit(nearly, { kind: 'add', list: 'house', card: 'eots-valor', count: 4 }),
    ).toEqual({ kind: 'remove', list: 'house', card: 'eots-valor', count: 1 });
    const absent: Edit = { kind: 'remove', list: 'house', card: 'ghost', count: 1 };
    expect(applyEdit(nearly, invertEdit(nearly, absent))).toBe(nearly);
  });

  it('puts a line back where it was', () => {
    const houseDeck = ['eots-valor', 'eots-carryall', 'eots-windtrap'].map((card) => ({
      card,
      count: 1,
    }));
    const deck = deckOf({ houseDeck });
    const edit: Edit = { kind: 'remove', list: 'house', card: 'eots-carryall', count: 1 };
    expect(applyEdit(applyEdit(deck, edit), invertEdit(deck, edit))).toEqual(deck);
  });
});

describe('isSameDeck', () => {
  it('is equality of every field', () => {
    fc.assert(
      fc.property(anyDeck, anyEdit, (deck, edit) => {
        const after = applyEdit(deck, edit);
        expect(isSameDeck(deck, structuredClone(deck))).toBe(true);
        expect(isSameDeck(deck, after)).toBe(JSON.stringify(deck) === JSON.stringify(after));
      }),
    );
  });
});
