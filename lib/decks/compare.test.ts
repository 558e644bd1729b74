import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecks, compareLists } from './compare';
import { anyDeck, deckOf } from './deck-fixture';

describe('comparing decks', () => {
  it('tells what was added, removed and changed', () => {
    const before = deckOf({
      houseDeck: [
        { card: 'eots-valor', count: 2 },
        { card: 'eots-carryall', count: 1 },
      ],
      imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
      programs: ['tat-abduct-heir'],
    });
    const after = deckOf({
      houseDeck: [
        { card: 'eots-valor', count: 3 },
        { card: 'eots-windtrap', count: 1 },
      ],
      imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
      programs: ['tat-abduct-heir', 'tat-tame-arrakis'],
    });
    const { imperial, house, programs, fields, same } = compareDecks(before, after);
    expect(house).toEqual({
      added: [{ card: 'eots-windtrap', count: 1 }],
      removed: [{ card: 'eots-carryall', count: 1 }],
      changed: [{ card: 'eots-valor', before: 2, after: 3 }],
    });
    expect(imperial).toEqual({ added: [], removed: [], changed: [] });
    expect(programs.added).toEqual([{ card: 'tat-tame-arrakis', count: 1 }]);
    expect([fields, same]).toEqual([[], false]);
  });

  it('tells which fields differ', () => {
    const after = deckOf({ sponsor: 'guild', players: 4, profile: { favor: 1, spice: 0 } });
    expect(compareDecks(deckOf({}), after).fields).toEqual([
      { field: 'sponsor', before: 'atreides', after: 'guild' },
      { field: 'players', before: 2, after: 4 },
      { field: 'profile', before: { favor: 0, spice: 0 }, after: { favor: 1, spice: 0 } },
    ]);
  });

  it('does not mind the order of lines, nor how copies are spread over them', () => {
    const one = deckOf({ houseDeck: [{ card: 'eots-valor', count: 3 }] });
    const two = deckOf({
      houseDeck: [
        { card: 'eots-valor', count: 1 },
        { card: 'eots-valor', count: 2 },
      ],
    });
    expect(compareDecks(one, two).same).toBe(true);
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const turned = { ...deck, houseDeck: deck.houseDeck.toReversed() };
        expect(compareDecks(deck, turned).same).toBe(true);
      }),
    );
  });

  it('turned round, turns added and removed round', () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, ({ houseDeck: a }, { houseDeck: b }) => {
        const there = compareLists(a, b);
        const back = compareLists(b, a);
        expect(back.added).toEqual(there.removed);
        expect(back.removed).toEqual(there.added);
        expect(back.changed).toHaveLength(there.changed.length);
      }),
    );
  });
});
