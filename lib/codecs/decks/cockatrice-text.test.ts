import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { parseXml, textOf } from '../files/xml';
import { createMatcher } from '../names/match';
import { writeCockatrice } from './cockatrice';
import { importDeck } from './import-deck';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

/** The lists that Cockatrice's own code writes of a deck: its plain text, and the one with comments. */
function cockatriceText(deck: Deck, annotated: boolean): string {
  const root = parseXml(writeCockatrice(deck, catalogue));
  if (!root.ok) throw new Error('a deck of ours is XML');
  const { value } = root;
  const header = [
    `// ${textOf(value, 'deckname')}`,
    '',
    ...textOf(value, 'comments')
      .split('\n')
      .map((row) => `// ${row}`),
    '',
  ];
  const zones = value.children.filter(({ name }) => name === 'zone');
  const lines = zones.flatMap((zone) => {
    const isSide = zone.attributes.get('name') === 'side';
    const cards = zone.children.map(({ attributes }) => {
      const card = `${attributes.get('number')} ${attributes.get('name')}`;
      return isSide ? `SB: ${card}` : card;
    });
    const total = zone.children.reduce(
      (sum, { attributes }) => sum + Number(attributes.get('number')),
      0,
    );
    const heads = [`// ${total} ${isSide ? 'Sideboard' : 'Maindeck'}`, `// ${total} `];
    return annotated ? [...heads, ...cards, ''] : cards;
  });
  return [...(annotated ? header : []), ...lines].join('\n');
}

describe('a list that Cockatrice saved as text', () => {
  it.each(SAMPLE_DECKS)('with comments reads back as it was: $id', ({ deck }) => {
    const noted = { ...deck, notes: 'Land early.\n\nSB: ask Hans' };
    expect(importDeck(cockatriceText(noted, true), matcher)).toEqual({
      ok: true,
      value: { deck: noted, unmatched: [], notes: [] },
    });
  });

  it.each(SAMPLE_DECKS)('without comments keeps both decks: $id', ({ deck }) => {
    expect(importDeck(cockatriceText(deck, false), matcher)).toMatchObject({
      ok: true,
      value: {
        deck: { imperialDeck: deck.imperialDeck, houseDeck: deck.houseDeck, sponsor: deck.sponsor },
        unmatched: [],
      },
    });
  });

  it('may have a card of the sideboard that is not known', () => {
    expect(importDeck('1 Valor\nSB: 2 Arakeen\nSB: 1 Caladan\n', matcher)).toMatchObject({
      value: {
        deck: { homeWorld: 'eots-caladan', imperialDeck: [] },
        unmatched: [{ line: 2, text: '2 Arakeen', count: 2, place: 'imperial', guessed: false }],
      },
    });
  });
});
