import { describe, expect, it } from 'vitest';
import { emptyDeck } from '@/lib/decks/deck';
import type { StoredDeck } from '@/lib/storage/decks';
import { compareHref } from './compare-href';
import { sideNames, sidesOf } from './side';

const stored = (id: string, name: string, updatedAt: number, archived = false): StoredDeck => ({
  id,
  deck: { ...emptyDeck('fremen'), name },
  tags: [],
  archived,
  deletedAt: null,
  createdAt: 0,
  updatedAt,
  unsaved: false,
});

describe('what can be compared', () => {
  const sides = sidesOf({
    active: [stored('a', 'Old', 1), stored('b', 'New', 2)],
    archived: [stored('c', 'Resting', 3, true)],
    bin: [stored('d', 'Gone', 4)],
    broken: [],
    problem: null,
    versions: [
      { version: 1, id: 'v', deckId: 'b', name: 'First', deck: emptyDeck('guild'), savedAt: 0 },
    ],
  });

  it('is each deck with its versions, the archive, and the nine samples', () => {
    expect(sides.slice(0, 4).map(({ ref, title }) => [ref, title])).toEqual([
      ['b', 'New'],
      ['version:v', 'First (New)'],
      ['a', 'Old'],
      ['c', 'Resting'],
    ]);
    expect(sides.slice(4).map(({ ref }) => ref)).toContain('sample:fremen');
    expect(sides).toHaveLength(13);
  });

  it('is earlier and later for two states of one deck alone', () => {
    const [deck, version, other] = sides;
    expect(sideNames(version, deck)).toEqual(['Before', 'After']);
    expect(sideNames(deck, other)).toEqual(['New', 'Old']);
  });

  it('is two letters where both are called the same', () => {
    const [deck, , other] = sides;
    expect(sideNames(deck, other && { ...other, title: 'New' })).toEqual(['A', 'B']);
    expect(sideNames(deck, undefined)).toEqual(['A', 'B']);
  });

  it('has an address that leads back to it', () => {
    expect(compareHref('b', 'version:v')).toBe('/decks/compare?a=b&b=version%3Av');
    expect(compareHref(null, null)).toBe('/decks/compare');
  });
});
