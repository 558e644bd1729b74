import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeck, anyEdit, anySetting, deckOf } from './deck-fixture';
import { applyEdit, type Edit } from './edits';
import { parseDeck } from './parse';

const add = (card: string, count: number): Edit => ({ kind: 'add', list: 'house', card, count });
const remove = (card: string, count: number): Edit => ({
  kind: 'remove',
  list: 'house',
  card,
  count,
});

describe('an edit', () => {
  it('puts a new card at the end, and more copies on its line', () => {
    const one = applyEdit(deckOf({ houseDeck: [{ card: 'a', count: 1 }] }), add('b', 2));
    expect(applyEdit(one, add('a', 3)).houseDeck).toEqual([
      { card: 'a', count: 4 },
      { card: 'b', count: 2 },
    ]);
  });

  it('stops at 99 copies, and takes a line out with its last copy', () => {
    const deck = deckOf({ houseDeck: [{ card: 'a', count: 98 }] });
    expect(applyEdit(deck, add('a', 5)).houseDeck).toEqual([{ card: 'a', count: 99 }]);
    expect(applyEdit(deck, remove('a', 98)).houseDeck).toEqual([]);
    expect(applyEdit(deck, remove('a', 99)).houseDeck).toEqual([]);
    expect(applyEdit(deck, remove('b', 1)).houseDeck).toEqual(deck.houseDeck);
  });

  it('takes the last of two copies of a program', () => {
    const deck = deckOf({ programs: ['a', 'b', 'a'] });
    expect(applyEdit(deck, { kind: 'remove-program', card: 'a' }).programs).toEqual(['a', 'b']);
    expect(applyEdit(deck, { kind: 'remove-program', card: 'c' })).toBe(deck);
  });

  it('lays a card on the side list once; the list goes with its last card', () => {
    const laid = applyEdit(deckOf({}), { kind: 'consider', card: 'a' });
    expect(laid.considered).toEqual(['a']);
    expect(applyEdit(laid, { kind: 'consider', card: 'a' })).toBe(laid);
    expect(applyEdit(laid, { kind: 'dismiss', card: 'b' })).toBe(laid);
    expect(applyEdit(laid, { kind: 'dismiss', card: 'a' })).toEqual(deckOf({}));
  });

  it('sets what it names to what it says, and nothing else', () => {
    fc.assert(
      fc.property(anyDeck, anySetting, (deck, edit) => {
        const { kind, ...values } = edit;
        const expected =
          kind === 'set-profile'
            ? { profile: values }
            : kind === 'set-home-world'
              ? { homeWorld: edit.card }
              : values;
        expect(applyEdit(deck, edit)).toEqual({ ...deck, ...expected });
      }),
    );
  });

  it('replaces the whole deck', () => {
    const other = deckOf({ name: 'Other', profile: { favor: 1, spice: 1 } });
    expect(applyEdit(deckOf({ programs: ['a'] }), { kind: 'replace', deck: other })).toEqual(other);
  });

  it('may be several, each made on the deck that the one before it left', () => {
    const edits: Edit[] = [add('b', 2), add('b', 1), { kind: 'add-program', card: 'p' }];
    expect(applyEdit(deckOf({ name: 'Deck' }), { kind: 'several', label: '', edits })).toEqual(
      deckOf({ name: 'Deck', houseDeck: [{ card: 'b', count: 3 }], programs: ['p'] }),
    );
  });

  it('leaves the deck before it as it was, and makes one that can be read again', () => {
    fc.assert(
      fc.property(anyDeck, anyEdit, (deck, edit) => {
        const before = structuredClone(deck);
        const after = applyEdit(deck, edit);
        expect(deck).toEqual(before);
        const read = parseDeck(JSON.parse(JSON.stringify(after)));
        expect(read).toEqual({ ok: true, value: after });
      }),
      { numRuns: 500 },
    );
  });
});
