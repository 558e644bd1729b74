import { expect, it } from 'vitest';
import { catalogue, deckOf } from './deck-fixture';
import { applyEdit } from './edits';
import { addition } from './places';
import { resolveDeck } from './resolve';
import { statChanges } from './stat-changes';
import { deckStats } from './stats';

it('one more card changes the numbers that it brings, and no other', () => {
  const deck = deckOf({ homeWorld: 'eots-wallach-ix' });
  const numbers = (of: typeof deck) => deckStats(resolveDeck(of, catalogue));
  const withOne = (place: 'imperial' | 'house', card: string) =>
    statChanges(numbers(deck), numbers(applyEdit(deck, addition(place, card))));

  expect(withOne('imperial', 'eots-arrakeen')).toEqual([
    { name: 'Imperial deck', before: 0, after: 1 },
    { name: 'Income', before: 4, after: 7 },
    { name: 'Command left', before: 3, after: 6 },
    { name: 'Battle ranks', before: 0, after: 1 },
  ]);
  expect(withOne('house', 'eots-landsraad-summit')).toEqual([
    { name: 'House deck', before: 0, after: 1 },
  ]);
});
