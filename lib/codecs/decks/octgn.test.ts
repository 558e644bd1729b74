import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { parseXml } from '../files/xml';
import { createMatcher } from '../names/match';
import type { Import } from './codec';
import { octgnCodec, readOctgn, writeOctgn } from './octgn';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);
const FILE = readFileSync(new URL('../fixtures/atreides.o8d', import.meta.url), 'utf8');

function read(text: string): Import {
  const result = readOctgn(text, matcher);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function problems(text: string): readonly string[] {
  const result = readOctgn(text, matcher);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

/** A deck file with this inside its House deck. */
function withCards(cards: string): string {
  return `<deck game="c196d3b0-bb5e-4d08-b49b-20dbce40443f"><section name="House Deck">${cards}</section></deck>`;
}

const DECK: Deck = {
  ...emptyDeck('corrino'),
  homeWorld: 'tat-salusa-secundus',
  programs: ['tat-usurp-choam-directorship'],
  imperialDeck: [{ card: 'jotc-cesar-la-layre', count: 1 }],
  houseDeck: [{ card: 'eots-guild-navigator', count: 2 }],
};

describe('a deck for OCTGN', () => {
  it("has the plugin's game, sections, ids and spelling", () => {
    const text = writeOctgn(DECK, catalogue);
    expect(text.split('<notes>')[0]).toBe(
      `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="c196d3b0-bb5e-4d08-b49b-20dbce40443f">
  <section name="Homeworld and Programs" shared="False">
    <card qty="1" id="1a1a6c7c-d761-47b6-bb6e-2100ecfb8bcc">Salsa Secundus</card>
    <card qty="1" id="175e82a5-4e55-4516-930a-f31b82cc38da">Usurp CHOAM Directorship</card>
  </section>
  <section name="House Deck" shared="False">
    <card qty="2" id="2037f0a1-773d-42a9-a498-d0cf54e7a066">Guild Navigator, Heighlinger Steersman</card>
  </section>
  <section name="Imperial Deck" shared="False">
    <card qty="1" id="d50be1de-b03c-42eb-b72f-bf43b373e024">Cesar &quot;La&quot; Layre</card>
  </section>
  `,
    );
    expect(octgnCodec.losses?.(DECK, catalogue)).toEqual([]);
  });

  it('names no card that OCTGN does not know, which would make it refuse the whole deck', () => {
    const deck = { ...DECK, houseDeck: [{ card: 'zz-nobody', count: 3 }, ...DECK.houseDeck] };
    const root = parseXml(writeOctgn(deck, catalogue));
    if (!root.ok) throw new Error('is XML');
    const known = new Set(catalogue.cards.map((card) => card.octgn.id));
    const cards = root.value.children.flatMap((section) => section.children);
    expect(cards).toHaveLength(4);
    for (const card of cards) expect(known.has(card.attributes.get('id') ?? '')).toBe(true);
    expect(octgnCodec.losses?.(deck, catalogue)[0]).toContain('zz-nobody');
    expect(read(writeOctgn(deck, catalogue)).deck).toEqual(deck);
  });

  it('keeps a home world among the programs apart from the home world', () => {
    const deck = { ...DECK, homeWorld: 'eots-valor', programs: ['eots-caladan', 'eots-valor'] };
    expect(read(writeOctgn(deck, catalogue)).deck).toEqual(deck);
  });
});

describe('a deck from OCTGN', () => {
  it('is read by ids, then by names in either spelling, with its notes', () => {
    const { deck, unmatched, notes } = read(FILE);
    expect(deck).toEqual({
      ...emptyDeck('atreides'),
      homeWorld: 'eots-caladan',
      programs: ['tat-tame-arrakis', 'tat-abduct-heir'],
      houseDeck: [
        { card: 'eots-guild-navigator', count: 2 },
        { card: 'eots-house-battalion', count: 3 },
        { card: 'tat-folk-of-graben-and-pan', count: 3 },
      ],
      imperialDeck: [
        { card: 'tat-paul-atreides', count: 1 },
        { card: 'jotc-cesar-la-layre', count: 1 },
      ],
      notes: 'Hold the Forum early.\n\nAsk Hans about the second Navigator & Valor <3',
    });
    expect(unmatched).toEqual([
      {
        line: 13,
        text: '3 Hose Battalion',
        count: 3,
        place: 'house',
        guessed: false,
        nearest: expect.arrayContaining(['eots-house-battalion']),
      },
    ]);
    expect(notes).toEqual([expect.stringContaining('names no sponsor')]);
  });

  it('takes the id where the name is that of another card, and says so', () => {
    const { deck, notes } = read(
      withCards('<card qty="1" id="2037f0a1-773d-42a9-a498-d0cf54e7a278">House Battalion</card>'),
    );
    expect(deck.houseDeck).toEqual([{ card: 'eots-valor', count: 1 }]);
    expect(notes[0]).toContain('id is that of Valor');
  });

  it('keeps cards outside the known sections, each where its group belongs', () => {
    const { deck } = read(
      '<deck game="C196D3B0-BB5E-4D08-B49B-20DBCE40443F"><card qty="2">Valor</card><section name="Sideboard"><card qty="1" id="">Arrakeen</card></section></deck>',
    );
    expect(deck.houseDeck).toEqual([{ card: 'eots-valor', count: 2 }]);
    expect(deck.imperialDeck).toEqual([{ card: 'eots-arrakeen', count: 1 }]);
  });

  it('leaves an unknown card among the programs for the player, with its list guessed', () => {
    const text = withCards('<card qty="1">Tame Arakis</card>').replace(
      'House Deck',
      'Homeworld and Programs',
    );
    expect(read(text).unmatched).toMatchObject([{ place: 'programs', guessed: true, count: 1 }]);
  });

  it('says when it is of another game, and what stands between the cards', () => {
    const other = withCards('<card qty="1">Valor</card><pack/>3 Valor').replace(
      /game="c/,
      'game="d',
    );
    const { notes } = read(other);
    expect(notes.join(' ')).toContain('d196d3b0');
    expect(notes.join(' ')).toContain('3 Valor');
    expect(notes.join(' ')).toContain('<pack>');
  });

  it.each([
    ['', 'no number'],
    ['qty="-1"', 'a negative one'],
    ['qty="1000000"', 'a million'],
    ['qty="99999999999999999999"', 'a huge one'],
    ['qty="1.5"', 'a broken one'],
    ['qty="0"', 'none'],
    ['qty="0x10"', 'another notation'],
  ])('with %s is refused: %s', (qty) => {
    expect(problems(withCards(`<card ${qty}>Valor</card>`))).toEqual(['bad-count']);
  });

  it('has at most as many lines as a deck can have', () => {
    expect(problems(withCards('<card qty="99">Valor</card>'.repeat(2001)))).toEqual([
      'too-many-lines',
    ]);
  });

  it('keeps notes in one CDATA section, whatever they hold, and finds them in any case', () => {
    const deck = { ...emptyDeck('guild'), name: 'a ]]> b', notes: 'x ]]> y\n]]>' };
    const text = octgnCodec.write(deck, catalogue);
    expect(text.match(/<!\[CDATA\[/g)).toHaveLength(1);
    expect(text.match(/\]\]>/g)).toHaveLength(1);
    for (const written of [
      text,
      text.replace('<notes>', '<Notes>').replace('</notes>', '</Notes>'),
    ])
      expect(octgnCodec.read(written, matcher)).toMatchObject({ ok: true, value: { deck } });
  });
});
