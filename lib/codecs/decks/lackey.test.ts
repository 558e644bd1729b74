import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { decodeText } from '../files/decode';
import { createMatcher } from '../names/match';
import type { Import } from './codec';
import { importDeck } from './import-deck';
import { lackeyCodec, readLackey, writeLackey } from './lackey';
import { normalise } from './normalise';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);
const FILE = readFileSync(new URL('../fixtures/atreides.dek', import.meta.url), 'utf8');

function read(text: string): Import {
  const result = readLackey(text, matcher);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function withCards(cards: string): string {
  return `<deck version="0.8"><superzone name="House Deck">${cards}</superzone></deck>`;
}

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: 'Fête',
  homeWorld: 'eots-caladan',
  programs: ['tat-tame-arrakis'],
  imperialDeck: [{ card: 'tat-paul-atreides', count: 1 }],
  houseDeck: [{ card: 'eots-house-battalion', count: 3 }],
};

describe('a deck for LackeyCCG', () => {
  it('has one element for each copy, and only ASCII, for its encoding is seldom what it says', () => {
    const text = writeLackey(DECK, catalogue);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="ISO-8859-1"\?>\n<deck version="0.8">\n/);
    expect(text.split('<name id="eots-house-battalion">House Battalion</name>')).toHaveLength(4);
    expect(text).toContain('<superzone name="Home World">');
    expect(text).toContain('Name: F&#234;te\n');
    expect(text).toMatch(/^[\n\t -~]*$/);
    expect(lackeyCodec.losses?.(DECK, catalogue)).toEqual([]);
  });

  it('writes no more elements than any deck has, and carries the rest', () => {
    const crowd = catalogue.cards.slice(0, 40).map(({ id }) => ({ card: id, count: 99 }));
    const deck = { ...DECK, houseDeck: crowd, imperialDeck: crowd };
    const text = writeLackey(deck, catalogue);
    expect(text.split('<card>').length).toBeLessThan(1002);
    expect(read(text).deck).toEqual(normalise(deck));
    expect(lackeyCodec.losses?.(deck, catalogue)[0]).toContain('LackeyCCG will not have');
  });
});

describe('a deck from LackeyCCG', () => {
  it('is read by names, copies of a card together', () => {
    const { deck, unmatched } = read(FILE);
    expect(deck).toMatchObject({
      sponsor: 'atreides',
      homeWorld: 'eots-caladan',
      houseDeck: [
        { card: 'eots-house-battalion', count: 3 },
        { card: 'eots-imperial-fete', count: 1 },
      ],
      imperialDeck: [{ card: 'tat-paul-atreides', count: 1 }],
    });
    expect(unmatched).toMatchObject([{ line: 10, text: '2 Hose Battalion', count: 2 }]);
  });

  it.each(['latin1', 'utf8', 'utf16le'] as const)('is read in %s, whatever it says', (encoding) => {
    const mark = encoding === 'utf16le' ? '\ufeff' : '';
    const result = importDeck(
      decodeText(new Uint8Array(Buffer.from(mark + FILE, encoding))),
      matcher,
    );
    expect(result.ok && result.value.deck.houseDeck).toContainEqual({
      card: 'eots-imperial-fete',
      count: 1,
    });
  });

  it('leaves the choice to the player where id and name are of two cards', () => {
    const { unmatched } = read(withCards('<card><name id="eots-valor">Carryall</name></card>'));
    expect(unmatched[0]?.nearest).toEqual(['eots-valor', 'eots-carryall']);
  });

  it('drops no card without a name', () => {
    const { unmatched } = read(withCards('<card/><card/><card><name id="7"/></card>'));
    expect(unmatched).toMatchObject([
      { text: '2 card without a name', count: 2 },
      { text: '7', count: 1 },
    ]);
  });

  it('of a hundred copies, or of a million, is refused by name', () => {
    const copies = (count: number) => withCards('<card><name>Valor</name></card>'.repeat(count));
    expect(readLackey(copies(99), matcher).ok).toBe(true);
    expect(readLackey(copies(100), matcher)).toMatchObject({ problems: [{ code: 'bad-count' }] });
    expect(readLackey(withCards('<card/>'.repeat(30_000)), matcher)).toMatchObject({
      problems: [{ code: 'xml-too-large' }],
    });
    expect(readLackey(withCards('<card/>'.repeat(1_000_000)), matcher)).toMatchObject({
      problems: [{ code: 'too-large' }],
    });
  });
});
