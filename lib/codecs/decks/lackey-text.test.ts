import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { createMatcher } from '../names/match';
import { codecOf } from './codecs';
import { readLackeyText, writeLackeyText } from './lackey-text';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);
const FILE = readFileSync(new URL('../fixtures/atreides.lackey.txt', import.meta.url), 'utf8');

const DECK: Deck = {
  ...emptyDeck('atreides'),
  homeWorld: 'eots-caladan',
  programs: ['tat-tame-arrakis'],
  imperialDeck: [{ card: 'tat-paul-atreides', count: 1 }],
  houseDeck: [{ card: 'eots-house-battalion', count: 3 }],
  notes: 'Land early.',
};

const WRITTEN = `Home World:
1\tCaladan, Atreides Homeworld
Programs:
1\tTame Arrakis
House Deck:
3\tHouse Battalion
Imperial Deck:
1\tPaul Atreides, Son of Duke Leto [TAT]
// [Landsraad Registry]
// Sponsor: House Atreides
// Players: 2
// Format: Thunder at Twilight
//
// Notes
// | Land early.
// [/Landsraad Registry]
`;

describe('a text list of LackeyCCG', () => {
  it('is quantity, tab and name, with the rest in comments', () => {
    expect(writeLackeyText(DECK, catalogue)).toBe(WRITTEN);
    const read = readLackeyText(WRITTEN, matcher);
    expect(read).toEqual({ ok: true, value: { deck: DECK, unmatched: [], notes: [] } });
  });

  it('is read as others write it', () => {
    expect(codecOf(FILE)?.id).toBe('lackey-text');
    const read = readLackeyText(FILE, matcher);
    expect(read).toMatchObject({
      ok: true,
      value: {
        deck: {
          homeWorld: 'eots-caladan',
          programs: ['tat-tame-arrakis'],
          imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
          houseDeck: [{ card: 'eots-house-battalion', count: 3 }],
        },
        unmatched: [{ line: 2, text: '2\tHose Battalion', count: 2 }],
      },
    });
  });

  it('puts the cards of a zone that means nothing to us where they belong', () => {
    const read = readLackeyText('House Deck:\n1\tValor\nSideboard:\n2\tArrakeen\n', matcher);
    expect(read).toMatchObject({
      value: { deck: { imperialDeck: [{ card: 'eots-arrakeen', count: 2 }] }, unmatched: [] },
    });
  });

  it('is not taken for one when other lines stand in it', () => {
    expect(codecOf('3\tValor\n2 Carryall\n')?.id).toBe('text');
    expect(codecOf('3 Valor\n')?.id).toBe('text');
    expect(codecOf('House Deck:\n// nothing\n')?.id).toBe('text');
  });

  it('refuses a million copies', () => {
    expect(readLackeyText('1000000\tValor\n', matcher)).toMatchObject({
      problems: [{ code: 'bad-count' }],
    });
  });
});
