import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { NASTY } from '../fixtures/arbitraries';
import { createMatcher } from '../names/match';
import type { Import } from './codec';
import { readCsv, writeCsv } from './csv';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

function read(text: string): Import {
  const result = readCsv(text, matcher);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function problems(text: string): readonly string[] {
  const result = readCsv(text, matcher);
  return result.ok
    ? []
    : result.problems.map(({ code, at }) => (at === '' ? code : `${code} ${at}`));
}

const DECK: Deck = {
  ...emptyDeck('atreides'),
  name: '=1+1',
  homeWorld: 'eots-caladan',
  imperialDeck: [{ card: 'eots-paul-atreides', count: 1 }],
  houseDeck: [{ card: 'eots-thopter-outpost', count: 2 }],
  notes: 'Land early.\n\n@home',
};

describe('writing a table', () => {
  it('has a row a card with what a spreadsheet can sum up, and rows for the rest', () => {
    expect(writeCsv(DECK, catalogue).split('\r\n')).toEqual([
      '\ufefflist,count,card id,title,subtitle,set,type,cost,allegiance',
      "name,,,'=1+1,,,,,",
      'sponsor,,,House Atreides,,,,,',
      'players,,,2,,,,,',
      'format,,,Thunder at Twilight,,,,,',
      'favor,,,0,,,,,',
      'spice,,,0,,,,,',
      'home world,1,eots-caladan,Caladan,Atreides Homeworld,eots,holding,5,House Atreides',
      'imperial,1,eots-paul-atreides,Paul Atreides,Son of Duke Leto,eots,persona,4,House Atreides',
      "house,2,eots-thopter-outpost,'Thopter Outpost,,eots,resource,2,",
      'notes,,,Land early.,,,,,',
      'notes,,,,,,,,',
      "notes,,,'@home,,,,,",
      '',
    ]);
  });

  it('holds no cell that a spreadsheet would run, and reads each back exactly', () => {
    for (const text of NASTY) {
      const deck: Deck = {
        ...DECK,
        name: text,
        notes: text,
        programs: text === '' ? [] : [text],
        profile: { favor: -1, spice: 0 },
      };
      const written = writeCsv(deck, catalogue);
      for (const cell of Papa.parse<string[]>(written).data.flat())
        expect(cell).not.toMatch(/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/);
      expect(read(written).deck).toEqual(deck);
    }
  });
});

describe('what a spreadsheet would change', () => {
  it.each(['1/2', '007', '1e5', '12:30', '5 March', 'March 5, 2026', '1.5', '50%', 'TRUE', "'007"])(
    'is marked as text and comes back: %j',
    (text) => {
      const deck: Deck = { ...DECK, name: text, houseName: text, notes: `${text}\nx`, players: 3 };
      const written = writeCsv(deck, catalogue);
      expect(written).toContain(`notes,,,${text.includes(',') ? '"' : ''}'${text}`);
      expect(written).toContain('players,,,3,');
      expect(read(written).deck).toEqual(deck);
    },
  );

  it('is no usual text', () => {
    const notes = 'Land early.\nTwo of 40 cards are new.\neots-crysknife-2';
    expect(writeCsv({ ...DECK, notes }, catalogue)).not.toMatch(/^notes,,,"?'/m);
  });
});

describe('reading a table of others', () => {
  it.each([
    'Quantity,Name\n3,House Battalion',
    'NAME,QTY\nHouse Battalion,3',
    'name;count\nHouse Battalion;3',
    'Card Name\tCopies\nHouse Battalion\t3x',
    '\ufeffcount,card,price\r\n3,"House Battalion",0.10\r\n',
    'sep=,\ncount,name\n3,House Battalion',
    'Card ID,Count\neots-house-battalion,3',
    'list,name\nhouse,House Battalion\nHouse Deck,House Battalion\n,House Battalion',
  ])('%j is three House Battalions', (text) => {
    const { deck, unmatched } = read(text);
    expect(unmatched).toEqual([]);
    expect(deck.houseDeck).toEqual([{ card: 'eots-house-battalion', count: 3 }]);
  });

  it('takes a set column for the set mark, and an unquoted comma for what it is', () => {
    expect(read('count,name,set\n1,Lady Jessica,TAT').deck.imperialDeck).toEqual([
      { card: 'tat-lady-jessica', count: 1 },
    ]);
    expect(read('count,name\n1,Glossu Rabban, Regent of Arrakis').deck.imperialDeck).toEqual([
      { card: 'tat-glossu-rabban', count: 1 },
    ]);
  });

  it('takes no card where id and name, or name and set, disagree', () => {
    const { deck, unmatched } = read(
      'card id,title,set\neots-valor,House Battalion,\n,House Battalion,tat\nnobody,Crisknife,',
    );
    expect(deck.houseDeck).toEqual([]);
    expect(unmatched.map(({ line, nearest }) => [line, nearest.slice(0, 2)])).toEqual([
      [2, ['eots-valor', 'eots-house-battalion']],
      [3, ['eots-house-battalion']],
      [4, ['eots-crysknife', 'tat-fabled-crysknife']],
    ]);
  });

  it('keeps an id that nobody knows when the row has no name, and says so', () => {
    const { deck, notes } = read('list,card id,title\nhouse,eots-nobody,');
    expect(deck.houseDeck).toEqual([{ card: 'eots-nobody', count: 1 }]);
    expect(notes).toContainEqual(expect.stringContaining('not in the catalogue'));
  });

  it('reads a spreadsheet with semicolons, gaps and slips', () => {
    const text = readFileSync(new URL('../fixtures/spreadsheet.csv', import.meta.url), 'utf8');
    const { deck, unmatched } = read(text);
    expect(deck).toMatchObject({
      sponsor: 'fremen',
      homeWorld: 'eots-forbidden-zone',
      imperialDeck: [{ card: 'tat-lady-jessica', count: 1 }],
      houseDeck: [{ card: 'eots-crysknife', count: 4 }],
    });
    expect(
      unmatched.map(({ line, count, place, nearest }) => [line, count, place, nearest[0]]),
    ).toEqual([
      [6, 2, 'house', 'eots-crysknife'],
      [8, 3, 'house', 'eots-house-battalion'],
    ]);
  });

  it.each([
    ['name,count\nValor,1000000', 'bad-count line 2'],
    ['name,count\nValor,-1', 'bad-count line 2'],
    ['name,count\nValor,1e9', 'bad-count line 2'],
    ['name,count\n"Valor,1\nBetrayal,1', 'bad-csv line 2'],
    ['price,colour\n1,2', 'no-name-column line 1'],
    ['list,title\nplayers,99', 'bad-players line 2'],
    ['list,title\nfavor,many', 'bad-profile line 2'],
    ['name,count\n', 'empty'],
  ])('%j is refused, with the place', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});

describe('the player of a table', () => {
  it('is the row of that name', () => {
    expect(read('list,name,count\nplayer,Ada Lovelace,\nhouse,Valor,3').player).toBe(
      'Ada Lovelace',
    );
    expect(read('list,name,count\nhouse,Valor,3').player).toBeUndefined();
  });
});
