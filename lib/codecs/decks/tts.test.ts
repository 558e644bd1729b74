import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { createMatcher } from '../names/match';
import type { Import } from './codec';
import { ttsCodec, ttsLosses, writeTts } from './tts';
import { readTts } from './tts-read';
import { sheetsOf } from './tts-sheets';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);
const FILE = readFileSync(new URL('../fixtures/atreides.tts.json', import.meta.url), 'utf8');

function read(text: string): Import {
  const result = readTts(text, matcher);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: 'First\nLanding',
  homeWorld: 'eots-caladan',
  programs: ['tat-tame-arrakis'],
  imperialDeck: [{ card: 'tat-paul-atreides', count: 1 }],
  houseDeck: [
    { card: 'eots-house-battalion', count: 3 },
    { card: 'eots-valor', count: 1 },
  ],
  notes: 'Land early.',
};

const IMAGES = {
  faces: { 1: 'https://example.org/1.png', 2: 'https://example.org/2.png' },
  backs: { house: 'https://example.org/amber.png', imperial: 'https://example.org/blue.png' },
};

describe('a saved object of Tabletop Simulator', () => {
  it('has a pile for the House deck, and single cards where one card would be no pile', () => {
    const saved = JSON.parse(writeTts(DECK, catalogue, IMAGES));
    const [house, imperial, home, program, card] = saved.ObjectStates;
    const [sheet] = sheetsOf([DECK], catalogue);
    expect(sheet?.cards.map(({ id }) => id)).toEqual(['eots-house-battalion', 'eots-valor']);
    expect(house).toMatchObject({
      Name: 'DeckCustom',
      Nickname: 'House Deck',
      DeckIDs: [100, 100, 100, 101],
      CustomDeck: {
        1: {
          FaceURL: 'https://example.org/1.png',
          BackURL: 'https://example.org/amber.png',
          NumWidth: 10,
          NumHeight: 7,
          BackIsHidden: true,
          UniqueBack: false,
        },
      },
    });
    expect(house.ContainedObjects).toHaveLength(4);
    expect(house.ContainedObjects[3]).toMatchObject({
      Name: 'Card',
      CardID: 101,
      Nickname: 'Valor',
      GMNotes: 'id:eots-valor',
    });
    for (const [object, id, label] of [
      [imperial, 'tat-paul-atreides', 'Imperial Deck'],
      [home, 'eots-caladan', 'Home World'],
      [program, 'tat-tame-arrakis', 'Program'],
    ])
      expect(object).toMatchObject({
        Name: 'Card',
        Description: label,
        GMNotes: `id:${id}`,
        CustomDeck: { 2: { BackURL: 'https://example.org/blue.png' } },
      });
    expect(card).toMatchObject({ Name: 'Notecard', Nickname: 'First Landing' });
    expect(saved.ObjectStates).toHaveLength(5);
    expect(read(writeTts(DECK, catalogue, IMAGES))).toMatchObject({ deck: DECK, notes: [] });
  });

  it('says that pictures are missing until there are addresses', () => {
    expect(ttsLosses(DECK, catalogue)).toEqual([expect.stringContaining('no pictures')]);
    expect(ttsLosses(DECK, catalogue, IMAGES)).toEqual([]);
    const half = { ...IMAGES, faces: { 1: 'https://example.org/1.png' } };
    expect(ttsLosses(DECK, catalogue, half)).toHaveLength(1);
    expect(ttsLosses(emptyDeck('guild'), catalogue)).toEqual([]);
  });

  it('is read as others save it: bags in bags, names with a second line, nameless cards', () => {
    const { deck, unmatched, notes } = read(FILE);
    expect(deck).toMatchObject({
      homeWorld: 'eots-caladan',
      programs: ['tat-tame-arrakis'],
      imperialDeck: [{ card: 'eots-arrakeen', count: 1 }],
      houseDeck: [{ card: 'eots-house-battalion', count: 2 }],
      notes: 'Hold the Forum early.',
    });
    expect(unmatched).toMatchObject([
      { line: 29, text: 'Hose Battalion', count: 1, place: 'house' },
      { text: 'card 102 without a name', count: 1, place: 'house' },
    ]);
    expect(notes[0]).toContain('Custom_Token');
  });

  it('may be a single deck, or a single card', () => {
    const card = { Name: 'Card', Nickname: 'Valor', CardID: 100 };
    const deck = { Name: 'Deck', ContainedObjects: [card, card] };
    for (const [object, count] of [
      [deck, 2],
      [card, 1],
    ] as const)
      expect(read(JSON.stringify(object)).deck.houseDeck).toEqual([{ card: 'eots-valor', count }]);
  });

  it('leaves the choice to the player where id and name are of two cards', () => {
    const card = { Name: 'Card', Nickname: 'Carryall', GMNotes: 'id:eots-valor' };
    expect(read(JSON.stringify({ ObjectStates: [card] })).unmatched[0]?.nearest).toEqual([
      'eots-valor',
      'eots-carryall',
    ]);
  });

  it.each([
    ['a million copies', { Name: 'Deck', DeckIDs: Array(40_000).fill(1) }, 'too-many-cards'],
    ['a hundred copies', { Name: 'Deck', DeckIDs: Array(100).fill(1) }, 'bad-count'],
    ['nothing', [], 'bad-json'],
    ['no objects', { ObjectStates: [] }, 'empty'],
    ['things of no kind', { ObjectStates: [1, null, 'x', [[[]]], { CardID: 'x' }] }, null],
    ['odd fields', { ObjectStates: [{ Name: 7, Nickname: {}, ContainedObjects: 'x' }] }, 'empty'],
  ])('with %s ends in a named problem', (_, value, code) => {
    const result = readTts(JSON.stringify(value), matcher);
    expect(result.ok ? null : result.problems[0]?.code).toBe(code);
  });

  it('with the notecards of two decks is refused, not read as one deck', () => {
    const [one, other] = [DECK, { ...DECK, name: 'Other' }].map(
      (deck) => JSON.parse(writeTts(deck, catalogue)).ObjectStates,
    );
    const table = JSON.stringify({
      ObjectStates: [...one, { Name: 'Bag', ContainedObjects: other }],
    });
    expect(readTts(table, matcher)).toMatchObject({ problems: [{ code: 'several-decks' }] });
  });

  it('is known from a single card, and other states are named', () => {
    const card = { Name: 'Card', Nickname: 'Valor', States: { 2: { Name: 'Card' } } };
    const text = JSON.stringify(card);
    expect(ttsCodec.sniff(text)).toBe(true);
    expect(read(text).deck.houseDeck).toEqual([{ card: 'eots-valor', count: 1 }]);
    expect(read(text).notes.join(' ')).toContain('other states');
  });

  it('of bags without a bottom is refused', () => {
    const bag = (depth: number) =>
      `${'{"ContainedObjects":['.repeat(depth)}{"Name":"Card","Nickname":"Valor"}${']}'.repeat(depth)}`;
    expect(readTts(bag(19), matcher).ok).toBe(true);
    expect(readTts(bag(20), matcher)).toMatchObject({ problems: [{ code: 'too-deep' }] });
    expect(readTts(bag(10_000), matcher)).toMatchObject({ problems: [{ code: 'too-deep' }] });
    const brackets = `{"ObjectStates":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;
    expect(readTts(brackets, matcher).ok).toBe(false);
  });
});
