import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck, MAX_LINES } from '@/lib/decks/deck';
import { decodeText } from '../files/decode';
import { anyDeck, runs } from '../fixtures/arbitraries';
import { createMatcher } from '../names/match';
import { CODECS, codecOf } from './codecs';
import { importDeck } from './import-deck';
import { normalise } from './normalise';

// FUZZ=20, as every night, gives each codec 20,000 random decks here, and `npm test` 1,000.
vi.setConfig({ testTimeout: 1_200_000 });

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

describe.each(CODECS)('a deck written as $id', (codec) => {
  it('reads back the same, whatever is in it', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const read = codec.read(codec.write(deck, catalogue), matcher);
        expect(read).toMatchObject({ ok: true, value: { unmatched: [] } });
        expect(read.ok && read.value.deck).toEqual(normalise(deck));
      }),
      runs(1000),
    );
  });

  it('is told by its content and survives a file in UTF-8', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const text = codec.write(deck, catalogue);
        expect(codecOf(text)?.id).toBe(codec.id);
        const bytes = new TextEncoder().encode(text);
        const read = importDeck(decodeText(bytes), matcher);
        expect(read.ok && read.value.deck).toEqual(normalise(deck));
      }),
      runs(500),
    );
  });

  it('reads back an empty deck and the largest one', () => {
    const entries = catalogue.cards.slice(0, MAX_LINES).map(({ id }) => ({ card: id, count: 99 }));
    const largest: Deck = {
      ...emptyDeck('fremen'),
      programs: entries.map(({ card }) => card),
      imperialDeck: entries,
      houseDeck: entries,
      notes: 'x'.repeat(20_000),
    };
    for (const deck of [emptyDeck('guild'), largest]) {
      const read = importDeck(codec.write(deck, catalogue), matcher);
      expect(read).toEqual({ ok: true, value: { deck, unmatched: [], notes: [] } });
    }
  });
});

describe('the normal form', () => {
  it('joins the lines of a card and keeps every copy', () => {
    const deck: Deck = {
      ...emptyDeck('fremen'),
      houseDeck: [
        { card: 'a', count: 90 },
        { card: 'b', count: 1 },
        { card: 'a', count: 20 },
      ],
    };
    expect(normalise(deck).houseDeck).toEqual([
      { card: 'a', count: 99 },
      { card: 'a', count: 11 },
      { card: 'b', count: 1 },
    ]);
  });

  it('is reached in one step', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(normalise(normalise(deck))).toEqual(normalise(deck));
      }),
      runs(200),
    );
  });
});
