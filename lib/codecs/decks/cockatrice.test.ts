import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { createMatcher } from '../names/match';
import { cockatriceCodec, readCockatrice, writeCockatrice } from './cockatrice';
import type { Import } from './codec';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);
const FILE = readFileSync(new URL('../fixtures/atreides.cod', import.meta.url), 'utf8');

function read(text: string): Import {
  const result = readCockatrice(text, matcher);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: 'Caladan & <first>',
  homeWorld: 'eots-caladan',
  programs: ['tat-tame-arrakis'],
  imperialDeck: [{ card: 'tat-paul-atreides', count: 1 }],
  houseDeck: [{ card: 'eots-house-battalion', count: 3 }],
};

describe('a deck for Cockatrice', () => {
  it('has the House deck in main, the Imperial deck in side, the rest in its comments', () => {
    expect(writeCockatrice(DECK, catalogue)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <deckname>Caladan &amp; &lt;first&gt;</deckname>
  <comments>[Landsraad Registry]
Sponsor: House Atreides
Players: 2
Format: Thunder at Twilight

Home World
Caladan, Atreides Homeworld

Programs (1)
Tame Arrakis
[/Landsraad Registry]</comments>
  <zone name="main">
    <card number="3" name="House Battalion"/>
  </zone>
  <zone name="side">
    <card number="1" name="Paul Atreides, Son of Duke Leto [TAT]"/>
  </zone>
</cockatrice_deck>
`);
    expect(cockatriceCodec.losses?.(DECK, catalogue)).toEqual([
      'Cockatrice will not have 2 cards: Caladan, Atreides Homeworld; Tame Arrakis. They stand only in the comments of the deck, from where the Registry reads them back.',
    ]);
  });

  it('keeps a program that stands in a deck where it stands', () => {
    const deck = { ...DECK, imperialDeck: [{ card: 'tat-abduct-heir', count: 1 }] };
    expect(read(writeCockatrice(deck, catalogue)).deck).toEqual(deck);
  });
});

describe('a deck from Cockatrice', () => {
  it('is read with its name and comments; home world and programs come out of the sideboard', () => {
    const { deck, unmatched, notes } = read(FILE);
    expect(deck).toMatchObject({
      name: 'Caladan first',
      sponsor: 'atreides',
      homeWorld: 'eots-caladan',
      programs: ['tat-tame-arrakis'],
      houseDeck: [{ card: 'eots-house-battalion', count: 3 }],
      imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
      notes: 'Friday evening',
    });
    expect(unmatched).toMatchObject([
      { line: 10, text: '2 Hose Battalion', place: 'house' },
      { line: 18, text: '1 Harvester Token', guessed: true },
    ]);
    expect(notes).toHaveLength(1);
  });

  it('keeps a name in quotation marks as it is', () => {
    const text = writeCockatrice(DECK, catalogue).replace(/<deckname>.*</, '<deckname>"A\\u0041"<');
    expect(read(text).deck.name).toBe('"A\\u0041"');
  });

  it.each(['-3', '1000000', '', 'x', '2.5'])('with %j copies is refused', (number) => {
    const text = `<cockatrice_deck><zone name="main"><card number="${number}" name="Valor"/></zone></cockatrice_deck>`;
    expect(readCockatrice(text, matcher)).toMatchObject({ problems: [{ code: 'bad-count' }] });
  });
});
