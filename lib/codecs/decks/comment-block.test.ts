import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { anyDeck, runs } from '../fixtures/arbitraries';
import { createMatcher } from '../names/match';
import {
  commentLosses,
  divide,
  type Holds,
  readComments,
  writeCommentBlock,
} from './comment-block';
import { deckFromList } from './deck-from-list';
import { normalise } from './normalise';
import { newParsedList } from './parsed-list';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

const NOTHING: Holds = { card: () => false };
const ALL: Holds = { card: () => true };

function readBack(text: string): Deck {
  const parsed = newParsedList(matcher);
  readComments(parsed, text, 1);
  const read = deckFromList(parsed);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.deck;
}

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: 'First Landing',
  homeWorld: 'eots-caladan',
  profile: { favor: 1, spice: 2 },
  houseDeck: [
    { card: 'zz-nobody', count: 2 },
    { card: 'eots-valor', count: 3 },
  ],
  notes: 'Land early.\n\n[Landsraad Registry]',
};

describe('what a format has no place for', () => {
  it('is written as lines that a person can read', () => {
    expect(writeCommentBlock(divide(DECK, catalogue, ALL), catalogue)).toBe(
      [
        '[Landsraad Registry]',
        'Name: First Landing',
        'Sponsor: House Atreides',
        'Players: 2',
        'Format: Thunder at Twilight',
        'Profile: 1 favor, 2 spice',
        '',
        'House Deck (2)',
        '// place 1',
        '2 id:zz-nobody',
        '',
        'Notes',
        '| Land early.',
        '|',
        '| [Landsraad Registry]',
        '[/Landsraad Registry]',
      ].join('\n'),
    );
  });

  it('can be a whole deck, whatever is in it', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const text = writeCommentBlock(divide(deck, catalogue, NOTHING), catalogue);
        expect(readBack(text)).toEqual(normalise(deck));
      }),
      runs(500),
    );
  });

  it('is all in characters that XML and every encoding of Unicode keep', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const text = writeCommentBlock(divide(deck, catalogue, NOTHING), catalogue);
        expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Surrogate}\ufffe\uffff\ufeff\u2028\u2029]/u);
      }),
      runs(300),
    );
  });

  it('survives changed line ends, blanks around lines and text before and behind', () => {
    const text = writeCommentBlock(divide(DECK, catalogue, NOTHING), catalogue);
    const changed = `\r\n  Mine.\r\n${text.replaceAll('\n', '  \r\n\t')}\r\nAlso mine.\r\n\r\n`;
    expect(readBack(changed)).toEqual({ ...DECK, notes: `${DECK.notes}\n  Mine.\nAlso mine.` });
  });

  it('may name a player, whom no deck holds', () => {
    const parsed = newParsedList(matcher);
    readComments(parsed, '[Landsraad Registry]\nPlayer: Ada\nSponsor: guild', 1);
    expect(deckFromList(parsed)).toMatchObject({ ok: true, value: { player: 'Ada' } });
  });

  it('is read to the end when the closing line was cut off', () => {
    const text = writeCommentBlock(divide(DECK, catalogue, NOTHING), catalogue);
    expect(readBack(text.slice(0, text.lastIndexOf('\n')))).toEqual(DECK);
  });

  it('is named before the file is saved', () => {
    const losses = commentLosses(divide(DECK, catalogue, ALL), catalogue, 'OCTGN', 'the notes');
    expect(losses).toEqual([
      'OCTGN will not have one card: zz-nobody. It stands only in the notes, from where the Registry reads it back.',
    ]);
    const whole = { ...DECK, houseDeck: [] };
    expect(commentLosses(divide(whole, catalogue, ALL), catalogue, 'OCTGN', 'x')).toEqual([]);
  });
});

describe('the comments of another program', () => {
  it('become the notes as they are', () => {
    expect(readBack('\n\nSponsor: House Corrino\n  3 Valor  \n\nlast\n').notes).toBe(
      'Sponsor: House Corrino\n  3 Valor\n\nlast',
    );
  });

  it('are refused when they are longer than notes may be', () => {
    const parsed = newParsedList(matcher);
    readComments(parsed, 'x\n'.repeat(30_000), 1);
    expect(deckFromList(parsed)).toMatchObject({ ok: false, problems: [{ code: 'too-long' }] });
  });
});
