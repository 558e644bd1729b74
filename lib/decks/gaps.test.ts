import { describe, expect, it } from 'vitest';
import type { CardId } from '@/lib/cards/card';
import { findsACard } from '@/lib/cards/query/load';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { catalogue, deckOf } from './deck-fixture';
import { gapsOf, SUBJECTS } from './gaps';
import { resolveDeck } from './resolve';
import { SAMPLE_DECKS } from './samples';
import { deckStats } from './stats';

const LEAST = { imperialMinimum: 10, houseMinimum: 30 };

function gaps(changes: Parameters<typeof deckOf>[0], least = LEAST) {
  const deck = resolveDeck(deckOf(changes), catalogue);
  return gapsOf(deck, deckStats(deck), least);
}
const facts = (changes: Parameters<typeof deckOf>[0], least = LEAST) =>
  gaps(changes, least).map(({ fact }) => fact);
const one = (card: string, count = 1) => ({ card, count });

describe('what stands out in a deck', () => {
  it('is what an empty one lacks, each with a search that finds cards', () => {
    const found = gaps({});
    expect(found.map(({ fact }) => fact)).toEqual([
      '10 more Imperial cards are needed.',
      '30 more House cards are needed.',
      'No charter yet that pays solaris.',
      'No holding yet that yields spice.',
      'No holding yet that yields favor.',
      'No ally in the Imperial deck.',
      'No fief on Dune in the Imperial deck.',
      'No aide in the House deck.',
    ]);
    const context = { ...IN_OUR_WORDS, decks: new Map([['deck', new Set<CardId>()]]) };
    for (const { query } of found) expect(findsACard(query, context), query).toBe(true);
  });

  it('says of favor and spice what winning takes and what the House begins with', () => {
    const profile = { favor: 2, spice: 0 };
    const why = gaps({ profile }).map((gap) => gap.why);
    expect(why).toContain(
      'You need 10 favor to win. You begin with 12, but petitions, cards of other Powers and rites take some; a holding brings it back.',
    );
    expect(why).toContain('You need 10 spice in the hoard to win; this House begins with 0.');
  });

  it('is told subject by subject', () => {
    for (const { deck } of [{ deck: {} }, ...SAMPLE_DECKS]) {
      const order = gaps(deck).map(({ about }) => Object.keys(SUBJECTS).indexOf(about));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
  });

  it('[TAT-3.4-01] is a talent that cards require and none has at that rank', () => {
    const asking = { houseDeck: [one('eots-pogrom', 2)] };
    expect(facts(asking)).toContain('Battle 2 or more is required by 2 cards; no card has it.');
    const both = { houseDeck: [one('eots-pogrom'), one('eots-expeditionary-invasion')] };
    expect(facts(both)).toContain('Battle 2 or more is required by 2 cards; no card has it.');
    const led = { ...asking, imperialDeck: [one('eots-stilgar')] };
    expect(facts(led).join()).not.toContain('required');
  });

  it('[TAT-3.2-06] is more personnel than command', () => {
    expect(facts({ houseDeck: [one('eots-house-battalion', 4)] })).toContain(
      '4 personnel for a command of 0, were everything deployed.',
    );
  });

  it('is a cost that more than half of a list has', () => {
    const cards = catalogue.cards.filter(({ deck, cost }) => deck === 'house' && cost === 3);
    const houseDeck = cards.slice(0, 6).map(({ id }) => one(id));
    expect(facts({ houseDeck })).toContain('6 of 6 House cards cost 3.');
    expect(facts({ houseDeck: houseDeck.slice(0, 5) }).join()).not.toContain('cost 3');
  });

  it('[TAT-3.4-01] is a talent that many cards require and one alone has', () => {
    const asking = { houseDeck: [one('eots-pogrom', 3)], imperialDeck: [one('eots-stilgar')] };
    expect(facts(asking)).toContain(
      'Battle 2 or more is required by 3 cards; Stilgar alone has it.',
    );
    const two = { ...asking, imperialDeck: [one('eots-stilgar'), one('eots-gurney-halleck')] };
    expect(facts(two).join()).not.toContain('alone has it');
  });

  it('[TAT-3.3-10] is no talent that starts no rite, unless a card requires it', () => {
    const houseDeck = [one('eots-house-battalion', 20)];
    expect(facts({ houseDeck }).join()).not.toMatch(/Weirding|Prescience/);
    const asking = catalogue.cards.find(
      ({ deck, requirement }) => deck === 'house' && requirement?.talent === 'weirding',
    );
    const asked = [...houseDeck, one(asking?.id ?? '')];
    expect(facts({ houseDeck: asked }).join()).toMatch(/No card has .*Weirding\./);
  });

  it('finds cards for whatever stands out in a sample deck', () => {
    for (const { deck } of SAMPLE_DECKS) {
      const context = { ...IN_OUR_WORDS, decks: new Map([['deck', new Set<CardId>()]]) };
      for (const { query } of gaps(deck)) expect(findsACard(query, context), query).toBe(true);
    }
  });

  it('is never the size of a sample deck', () => {
    for (const { deck } of SAMPLE_DECKS) expect(facts(deck).join()).not.toMatch(/needed/);
  });
});
