import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { runs } from '../fixtures/arbitraries';
import { createMatcher, findByName } from '../names/match';
import type { Import } from './codec';
import { sectionOf } from './fields';
import { readText, writeText } from './text';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

function read(text: string): Import {
  const result = readText(text, matcher);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function problems(text: string): readonly string[] {
  const result = readText(text, matcher);
  return result.ok
    ? []
    : result.problems.map(({ code, at }) => (at === '' ? code : `${code} ${at}`));
}

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: 'First Landing',
  houseName: 'Vernius',
  homeWorld: 'eots-caladan',
  profile: { favor: 1, spice: 2 },
  programs: ['tat-abduct-heir'],
  imperialDeck: [
    { card: 'eots-paul-atreides', count: 1 },
    { card: 'eots-stilgar', count: 1 },
  ],
  houseDeck: [
    { card: 'eots-house-battalion', count: 3 },
    { card: 'eots-thopter-outpost', count: 1 },
  ],
  notes: 'Land early.\n\n// not a comment',
};

const WRITTEN = `Name: First Landing
House: Vernius
Sponsor: House Atreides
Players: 2
Format: Thunder at Twilight
Profile: 1 favor, 2 spice

Home World
Caladan, Atreides Homeworld

Programs (1)
Abduct Heir

Imperial Deck (2)
1 Paul Atreides, Son of Duke Leto [EOTS]
1 Stilgar, Naib of Sietch Tabr

House Deck (4)
3 House Battalion
1 'Thopter Outpost

Notes
| Land early.
|
| // not a comment
`;

describe('writing a list', () => {
  it('has headings and a set mark only where two cards bear the name', () => {
    expect(writeText(DECK, catalogue)).toBe(WRITTEN);
  });

  it('reads back through a program that trims lines and writes CRLF', () => {
    const pasted = WRITTEN.replaceAll('\n', '   \r\n');
    expect(read(pasted)).toEqual({ deck: DECK, unmatched: [], notes: [] });
  });
});

describe('reading a line', () => {
  it.each([
    '3 House Battalion',
    '3x House Battalion',
    '3 x House Battalion',
    '3X House Battalion',
    '3xHouse Battalion',
    '3× House Battalion',
    'x3 House Battalion',
    '(3) House Battalion',
    '(3x) House Battalion',
    'House Battalion x3',
    'House Battalion X 3',
    'House Battalion (x3)',
    'House Battalion (3)',
    'House Battalion 3',
    'House Battalion, 3',
    '3,House Battalion',
    '3\tHouse Battalion',
    'House Battalion\t3',
    '  3   house   BATTALION  ',
    '- 3 House Battalion',
    '• 3x House Battalion',
    '03 House Battalion',
    '3 House Battalion [EOTS]',
    '3 House Battalion // the usual',
    '3 House Battalion # the usual',
    'House Battalion (Eye of the Storm) x3',
    '3 eots-house-battalion',
    '3 id:eots-house-battalion',
    'House Battalion\nHouse Battalion\nHouse Battalion',
    '1 House Battalion\n2 House Battalion',
  ])('%j is three House Battalions', (line) => {
    const { deck, unmatched } = read(`House Deck\n${line}`);
    expect(unmatched).toEqual([]);
    expect(deck.houseDeck).toEqual([{ card: 'eots-house-battalion', count: 3 }]);
  });

  it('finds every card by its full name with its set, in any list', () => {
    for (const card of catalogue.cards) {
      const line = `2 ${fullName(card)} [${card.set}]`;
      expect(read(`Imperial Deck\n${line}`).deck.imperialDeck, line).toEqual([
        { card: card.id, count: 2 },
      ]);
    }
  });

  it.each([
    ['1000000 House Battalion', 'bad-count line 2'],
    ['-3 House Battalion', 'bad-count line 2'],
    ['0 House Battalion', 'bad-count line 2'],
    ['100 House Battalion', 'bad-count line 2'],
    ['1e9 House Battalion', 'bad-count line 2'],
    ['1.5 House Battalion', 'bad-count line 2'],
    ['99999999999999999999x House Battalion', 'bad-count line 2'],
    ['House Battalion x1000', 'bad-count line 2'],
    ['1000000 no such card', 'bad-count line 2'],
  ])('%s is refused, and the line is named', (line, problem) => {
    expect(problems(`House Deck\n${line}`)).toEqual([problem]);
  });

  it('names every bad count, not only the first', () => {
    expect(problems('0 Valor\n3 Valor\n-1 Valor')).toEqual([
      'bad-count line 1',
      'bad-count line 3',
    ]);
  });

  it('leaves out comments and rules', () => {
    const { deck, unmatched } = read('// Valor\n# Valor\n-----\n====\n\nBetrayal');
    expect(deck.houseDeck).toEqual([{ card: 'eots-betrayal', count: 1 }]);
    expect(unmatched).toEqual([]);
  });
});

describe('headings', () => {
  it.each([
    'House Deck',
    'house deck:',
    'HOUSE DECK (30)',
    'House: 30',
    '## House Deck',
    '[House]',
    '== House cards ==',
    '// House Deck (30 cards)',
    '**House Deck** – 30',
  ])('%s opens the House deck', (heading) => {
    // Stilgar is an Imperial card: only the heading puts him here.
    expect(read(`${heading}\nStilgar`).deck.houseDeck).toEqual([
      { card: 'eots-stilgar', count: 1 },
    ]);
  });

  it('of card types leave the list as it is', () => {
    const { deck, unmatched } = read('House Deck\nEvents (3)\nValor\nPlans:\nBetrayal');
    expect(deck.houseDeck.map(({ card }) => card)).toEqual(['eots-valor', 'eots-betrayal']);
    expect(unmatched).toEqual([]);
  });

  it('are never the name of a card', () => {
    for (const card of catalogue.cards) expect(sectionOf(fullName(card)), card.id).toBeNull();
  });

  it('missing, every card goes where its group belongs', () => {
    const { deck } = read('Caladan\nAbduct Heir\n4 Valor\nStilgar\nDune');
    expect(deck).toMatchObject({
      homeWorld: 'eots-caladan',
      programs: ['tat-abduct-heir'],
      imperialDeck: [
        { card: 'eots-stilgar', count: 1 },
        { card: 'eots-dune', count: 1 },
      ],
      houseDeck: [{ card: 'eots-valor', count: 4 }],
    });
  });

  it('"Homeworld and Programs", as OCTGN has it, sorts its cards too', () => {
    const { deck } = read('Homeworld and Programs:\n1 Salsa Secundus\n2 Abduct Heir');
    expect(deck).toMatchObject({
      homeWorld: 'tat-salusa-secundus',
      programs: ['tat-abduct-heir', 'tat-abduct-heir'],
    });
  });
});

describe('what a list says beside its cards', () => {
  it('is read from header lines in any case', () => {
    const { deck } = read(
      'DECK: Test\nhouse name: Vernius\nsponsored by: Bene Gesserit\nPlayers: 4\nformat: EOTS\nProfile: favor 1, spice 2\nHomeworld: Wallach IX\nNotes: mind the Guild',
    );
    expect(deck).toMatchObject({
      name: 'Test',
      houseName: 'Vernius',
      sponsor: 'sisterhood',
      players: 4,
      format: 'eots',
      profile: { favor: 1, spice: 2 },
      homeWorld: 'eots-wallach-ix',
      notes: 'mind the Guild',
    });
  });

  it.each([
    ['Players: 9', 'bad-players line 1'],
    ['Players: 1000000', 'bad-players line 1'],
    ['Profile: 1000 favor', 'bad-profile line 1'],
    ['Profile: all of it', 'bad-profile line 1'],
    [`Name: ${'x'.repeat(201)}`, 'too-long line 1'],
    [`Format: ${'x'.repeat(81)}`, 'too-long line 1'],
    [`Notes\n${'x'.repeat(20_001)}`, 'too-long'],
  ])('%.30s is refused with a name for what is wrong', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });

  it('a House called like a card or a heading is still a House', () => {
    for (const houseName of ['Agent', 'Mentat', '30', 'Deck', 'Cards', '"Quoted"', ' ']) {
      const deck = { ...DECK, houseName };
      expect(read(writeText(deck, catalogue)).deck).toEqual(deck);
    }
  });

  it('notes of others are kept, blank lines between them too, up to the next heading', () => {
    const { deck } = read('Notes:\n\nGo first.\n\n3 Valor is enough\n\nHouse Deck\n3 Valor');
    expect(deck.notes).toBe('Go first.\n\n3 Valor is enough');
    expect(deck.houseDeck).toEqual([{ card: 'eots-valor', count: 3 }]);
  });

  it('notes of ours end with their marks: a card added behind them is a card', () => {
    const { deck, unmatched } = read(
      'Notes\n| a line\n|\n| 3 Valor\n\n2 Fremen Band\nSideboard\n3 Black Lotus\n',
    );
    expect(deck.notes).toBe('a line\n\n3 Valor');
    expect(deck.houseDeck).toEqual([{ card: 'tat-fremen-band', count: 2 }]);
    expect(unmatched.map(({ text }) => text)).toEqual(['Sideboard', '3 Black Lotus']);
  });

  it('without a sponsor the home world tells, else most cards, and a remark says so', () => {
    expect(read('Kaitain\nStilgar')).toMatchObject({
      deck: { sponsor: 'corrino' },
      notes: [expect.stringContaining('House Corrino is taken because of the home world Kaitain')],
    });
    expect(read('Stilgar\nChani\nFeyd Rautha')).toMatchObject({
      deck: { sponsor: 'fremen' },
      notes: [expect.stringContaining('Fremen is taken, the Power with most cards')],
    });
    expect(read('Sponsor: Nobody\nStilgar')).toMatchObject({
      deck: { sponsor: 'fremen' },
      notes: [expect.stringContaining('none of the nine Powers'), expect.any(String)],
    });
  });

  it('a Power alone on its line is the sponsor where nothing says otherwise', () => {
    for (const text of [
      'Fremen\nStilgar',
      'House Harkonnen:\n2 Valor',
      'Sponsor: Guild\nGuild\nValor',
    ])
      expect(read(text).unmatched, text).toEqual([]);
    expect(read('House Harkonnen\n2 Valor').deck.sponsor).toBe('harkonnen');
    expect(read('Harkonnen\nStilgar')).toMatchObject({
      deck: { sponsor: 'fremen' },
      unmatched: [{ text: 'Harkonnen' }],
    });
    expect(read('Fremen\nGuild\nValor').unmatched).toHaveLength(2);
    expect(read('2 Fremen\nStilgar').unmatched).toHaveLength(1);
  });
});

describe('a line that names no card', () => {
  it('comes back with its number, count, list and the nearest names', () => {
    const { deck, unmatched } = read('House Deck\n2 Valor\n\n3x Crisknife');
    expect(deck.houseDeck).toEqual([{ card: 'eots-valor', count: 2 }]);
    expect(unmatched).toMatchObject([
      {
        line: 4,
        text: '3x Crisknife',
        count: 3,
        place: 'house',
        nearest: ['eots-crysknife', 'tat-fabled-crysknife'],
      },
    ]);
  });

  it('without headings waits in the list of the nearest card, as a guess', () => {
    expect(read('Arakeen\n2 zzqx').unmatched).toMatchObject([
      { line: 1, place: 'imperial', guessed: true },
      { line: 2, place: 'house', guessed: true, count: 2, nearest: [] },
    ]);
  });

  it('or one of two cards waits with both, but not where only one is in the format', () => {
    expect(read('Imperial Deck\nPaul Atreides').unmatched).toEqual([
      {
        line: 2,
        text: 'Paul Atreides',
        count: 1,
        place: 'imperial',
        guessed: false,
        nearest: ['eots-paul-atreides', 'tat-paul-atreides'],
      },
    ]);
    const inFormat = read('Imperial Deck\nPaul Atreides\nFormat: eots');
    expect(inFormat.deck.imperialDeck).toEqual([{ card: 'eots-paul-atreides', count: 1 }]);
    expect(inFormat.notes[0]).toContain('Eye of the Storm');
  });

  it('is a second home world, too', () => {
    const { deck, unmatched } = read('Home World\nCaladan\nKaitain');
    expect(deck.homeWorld).toBe('eots-caladan');
    expect(unmatched).toMatchObject([
      { text: 'Kaitain', place: 'homeworld', nearest: ['eots-kaitain'] },
    ]);
  });

  it('is never dropped: every copy of every line is in the deck or among the unmatched', () => {
    const name = fc.oneof(
      fc.constantFrom(...catalogue.cards.filter(({ deck }) => deck === 'house').map(fullName)),
      fc.constantFrom('Crisknife', 'Kwisatz Haderach', 'Baron', 'Sietch', 'zzqx', 'Paul Atreides'),
      fc.stringMatching(/^[A-Za-z]{3,9} [a-z]{3,9}$/),
    );
    const line = fc.record({
      name: name.filter((text) => sectionOf(text) === null),
      count: fc.integer({ min: 1, max: 9 }),
      form: fc.constantFrom('N X', 'Nx X', 'X xN', 'N\tX', '- N X', 'X (xN)', 'N X // why'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (lines, headed) => {
          const written = lines.map(({ name: text, count, form }) =>
            form.replace(/N|X/g, (part) => (part === 'N' ? String(count) : text)),
          );
          const { deck, unmatched } = read(`${headed ? 'House Deck\n' : ''}${written.join('\n')}`);
          const kept = [...deck.houseDeck, ...deck.imperialDeck, ...unmatched];
          const homes = deck.homeWorld === null ? 0 : 1;
          const total = kept.reduce((sum, { count }) => sum + count, homes + deck.programs.length);
          expect(total).toBe(lines.reduce((sum, { count }) => sum + count, 0));
          for (const { text, line: at } of unmatched) {
            expect(text).toBe(written[at - (headed ? 2 : 1)]?.trim());
            expect(findByName(matcher, text)).not.toHaveLength(1);
          }
        },
      ),
      runs(600),
    );
  });
});

describe('a list as found in the wild', () => {
  it('is read whole', () => {
    const text = readFileSync(new URL('../fixtures/forum-post.txt', import.meta.url), 'utf8');
    const { deck, unmatched } = read(text);
    expect(deck).toMatchObject({
      sponsor: 'fremen',
      homeWorld: 'eots-forbidden-zone',
      imperialDeck: [
        { card: 'eots-stilgar', count: 1 },
        { card: 'eots-chani', count: 1 },
        { card: 'eots-the-minor-erg', count: 1 },
        { card: 'tat-lady-jessica', count: 1 },
      ],
      houseDeck: [
        { card: 'eots-vendetta', count: 3 },
        { card: 'eots-coins-under-the-table', count: 2 },
        { card: 'eots-caladan-exports', count: 2 },
        { card: 'eots-fremen-battalion', count: 4 },
        { card: 'eots-thopter-outpost', count: 1 },
      ],
    });
    expect(unmatched.map((line) => [line.line, line.text, line.nearest[0]])).toEqual([
      [2, '*** My Fremen ***', expect.any(String)],
      [20, '3 Crisknife', 'eots-crysknife'],
    ]);
  });
});

describe('the player of a list', () => {
  it.each(['Player: Ada Lovelace', 'player name : Ada Lovelace', 'Played by: "Ada Lovelace"'])(
    'is read from %j',
    (line) => {
      expect(read(`${line}\n3 Valor`).player).toBe('Ada Lovelace');
    },
  );

  it('is nobody where the list does not say, and not in the notes', () => {
    expect(read('Players: 4\n3 Valor\nNotes\nPlayer: Ada').player).toBeUndefined();
    expect(read('Player:\n3 Valor').player).toBeUndefined();
  });

  it('has a name of 200 characters at most', () => {
    expect(problems(`Player: ${'x'.repeat(201)}\n3 Valor`)).toEqual(['too-long line 1']);
  });
});
