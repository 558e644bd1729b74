import { expect, test } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { createMatcher } from '@/lib/codecs/names/match';
import { readOtherwise } from './read-otherwise';

test('a name that is not the card’s own is told with its line; its title, full name, set or id is not', () => {
  const list =
    '1 Iakin Nefud\nStilgar, Naib\n2x Minor Erg\n1 Stilgar\n3 Spice Blow [EOTS]\neots-stilgar\nZzyzx';
  expect(readOtherwise(list, createMatcher(loadCatalogue()))).toEqual([
    { line: 1, typed: 'Iakin Nefud', title: 'Iaken Nefud' },
  ]);
});
