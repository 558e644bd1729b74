import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { StoredDeck } from '@/lib/storage/decks';
import { filterDecks, isAsking, type Wanted } from './deck-filter';

const catalogue = loadCatalogue();
const nothing: Wanted = { q: '', sponsor: null, tag: null };

function stored(id: string, tags: readonly string[] = []): StoredDeck {
  const deck = SAMPLE_DECKS.find((sample) => sample.id === id)?.deck ?? emptyDeck('atreides');
  return {
    id,
    deck,
    tags,
    archived: false,
    deletedAt: null,
    createdAt: 0,
    updatedAt: 0,
    unsaved: false,
  };
}

const shelf = [stored('atreides'), stored('fremen', ['Tournament', 'fast']), stored('guild')];
const found = (wanted: Partial<Wanted>) =>
  filterDecks(shelf, { ...nothing, ...wanted }, catalogue).map(({ id }) => id);

describe('finding a deck in the library', () => {
  it('shows all decks while nothing is asked', () => {
    expect(isAsking(nothing)).toBe(false);
    expect(found({})).toEqual(['atreides', 'fremen', 'guild']);
  });

  it('finds decks by name, House, sponsor, note and tag, without regard to case', () => {
    expect(found({ q: 'DEEP desert' })).toEqual(['fremen']);
    expect(found({ q: 'sahrane' })).toEqual(['fremen']);
    expect(found({ q: 'spacing guild' })).toContain('guild');
    expect(found({ q: 'tourn' })).toEqual(['fremen']);
  });

  it('finds the decks that hold a card', () => {
    expect(found({ q: 'crysknife' })).toEqual(['fremen']);
  });

  it('wants every word, in any order', () => {
    expect(found({ q: 'desert crysknife fast' })).toEqual(['fremen']);
    expect(found({ q: 'crysknife atreides-only' })).toEqual([]);
  });

  it('takes sponsor and tag exactly', () => {
    expect(found({ sponsor: 'guild' })).toEqual(['guild']);
    expect(found({ tag: 'fast' })).toEqual(['fremen']);
    expect(found({ tag: 'fas' })).toEqual([]);
  });
});
