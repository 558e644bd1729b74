import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { emptyDeck } from '@/lib/decks/deck';
import { createMatcher } from '../names/match';
import { lossesOf, WRITERS } from './codecs';
import { importDeck } from './import-deck';
import { jsonCodec } from './json';

const catalogue = loadCatalogue();

describe('what a written file cannot do', () => {
  it('is said when the Registry would refuse to read it back for its size', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `${at}`.padEnd(120, '\u{1f3dc}'));
    const list = ids.map((card) => ({ card, count: 1 }));
    const large = { ...emptyDeck('guild'), imperialDeck: list, houseDeck: list };
    const text = jsonCodec.write(large);
    expect(importDeck(text, createMatcher(catalogue)).ok).toBe(false);
    expect(lossesOf(jsonCodec, large, catalogue, text)).toEqual([
      expect.stringContaining('cannot be brought back'),
    ]);
  });

  it('is the side list, but in JSON, which holds it', () => {
    const deck = { ...emptyDeck('guild'), considered: ['eots-arrakeen', 'ghost'] };
    const text = jsonCodec.write(deck);
    expect(importDeck(text, createMatcher(catalogue))).toMatchObject({ value: { deck } });
    expect(lossesOf(jsonCodec, deck, catalogue, text)).toEqual([]);
    for (const writer of WRITERS.filter(({ id }) => id !== 'json'))
      expect(lossesOf(writer, deck, catalogue, writer.write(deck, catalogue)), writer.id).toContain(
        'The side list (2 cards) stays here. Only JSON holds it.',
      );
  });

  it('is nothing for any usual deck', () => {
    const deck = emptyDeck('guild');
    expect(lossesOf(jsonCodec, deck, catalogue, jsonCodec.write(deck))).toEqual([]);
  });
});
