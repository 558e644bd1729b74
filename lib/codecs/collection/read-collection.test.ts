import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { MAX_OWNED } from '@/lib/decks/collection';
import { emptyDeck } from '@/lib/decks/deck';
import { writeCsv } from '../decks/csv';
import { writeJson } from '../decks/json';
import { writeText } from '../decks/text';
import { writeTable } from '../files/csv';
import { runs } from '../fixtures/arbitraries';
import { createMatcher } from '../names/match';
import { collectionTable } from './collection-csv';
import { writeCopies } from './collection-text';

import { type CollectionImport, readCollection } from './read-collection';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

function read(text: string): CollectionImport {
  const done = readCollection(text, matcher);
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
  return done.value;
}

const copies = (text: string) => Object.fromEntries(read(text).copies);
const codes = (text: string) => {
  const done = readCollection(text, matcher);
  return done.ok ? [] : done.problems.map(({ code, at }) => `${code} ${at}`.trim());
};

const collections = fc.dictionary(
  fc.constantFrom(...catalogue.cards.map(({ id }) => id)),
  fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: MAX_OWNED })),
  { minKeys: 1, maxKeys: 80 },
);

describe('a collection as a file', () => {
  it('comes back from a table as it was', () => {
    fc.assert(
      fc.property(collections, fc.boolean(), (owned, every) => {
        const table = collectionTable(new Map(Object.entries(owned)), catalogue, every);
        const back = read(writeTable(table));
        expect(Object.fromEntries(back.copies)).toEqual({ ...owned });
        expect(back.waiting).toEqual([]);
      }),
      runs(100),
    );
  });

  it('comes back from text as it was', () => {
    fc.assert(
      fc.property(collections, (owned) => {
        const back = read(writeCopies(new Map(Object.entries(owned)), catalogue));
        expect(Object.fromEntries(back.copies)).toEqual({ ...owned });
        expect(back.waiting).toEqual([]);
      }),
      runs(100),
    );
  });

  it('stands by set and title, an unknown card last', () => {
    const owned = new Map([
      ['tat-paul-atreides', 2],
      ['new-card', 1],
      ['eots-valor', 3],
      ['eots-carthag', 1],
    ]);
    expect(writeCopies(owned, catalogue)).toMatch(
      /^1 Carthag.* \[EOTS\]\n3 Valor \[EOTS\]\n2 Paul Atreides.* \[TAT\]\n1 id:new-card\n$/,
    );
    const csv = writeTable(collectionTable(owned, catalogue));
    expect(csv.split('\r\n')[0]).toBe('\ufeffcard id,title,subtitle,set,deck,owned');
    expect(csv.split('\r\n').at(-2)).toBe('new-card,,,,,1');
    expect(read(csv).waiting).toMatchObject([{ text: 'new-card', count: 1, isId: true }]);
  });

  it('lets no spreadsheet run a formula', () => {
    const csv = writeTable(collectionTable(new Map([['=HYPERLINK("x")', 1]]), catalogue));
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(read(csv).waiting[0]?.text).toBe('=HYPERLINK("x")');
  });

  it('lists every card to be filled in, and an empty count is none', () => {
    const csv = writeTable(collectionTable(new Map(), catalogue, true));
    expect(csv.split('\r\n')).toHaveLength(catalogue.cards.length + 2);
    expect(codes(csv)).toEqual(['empty']);
    const filled = csv.replace(/^(eots-valor,.*),0$/m, '$1,4').replace(/,0$/gm, ',');
    expect(copies(filled)).toEqual({ 'eots-valor': 4 });
  });
});

describe('a collection from elsewhere', () => {
  it('is read from "count,name,set", with semicolons and tabs, in any case', () => {
    for (const text of [
      'Count,Name,Set\n3,Valor,EOTS\n2,Paul Atreides,TAT\n',
      'NAME;QTY;EDITION\nValor;3;Eye of the Storm\nPaul Atreides;2;Thunder at Twilight\n',
      'Set\tQuantity\tCard\nEOTS\t3x\tValor\nTAT\t2\tPaul Atreides\n',
    ])
      expect(copies(text), text).toEqual({ 'eots-valor': 3, 'tat-paul-atreides': 2 });
  });

  it('adds up the lines of one card', () => {
    expect(copies('2 Valor\n1 valor\n')).toEqual({ 'eots-valor': 3 });
    expect(copies('name,count\nValor,9999\nValor,1\n')).toEqual({ 'eots-valor': MAX_OWNED });
  });

  it('keeps lines that name no card, or several, for a choice', () => {
    const { copies: found, waiting } = read('3 Vallor\n2 Paul Atreides\n1 Valor\n');
    expect(Object.fromEntries(found)).toEqual({ 'eots-valor': 1 });
    expect(waiting).toMatchObject([
      { line: 1, text: '3 Vallor', count: 3, isId: false },
      { line: 2, count: 2, nearest: expect.arrayContaining(['tat-paul-atreides']) },
    ]);
    expect(waiting[0]?.nearest[0]).toBe('eots-valor');
  });

  it('takes a deck list in any of our formats, and its cards alone', () => {
    const deck = {
      ...emptyDeck('atreides'),
      name: 'Sand',
      homeWorld: 'eots-caladan',
      houseDeck: [{ card: 'eots-valor', count: 2 }],
      notes: '3 Carthag would be nice',
    };
    for (const write of [writeText, writeCsv, writeJson])
      expect(copies(write(deck, catalogue))).toEqual({ 'eots-caladan': 1, 'eots-valor': 2 });
    expect(copies('Home World: Caladan\n2 Valor')).toEqual({ 'eots-caladan': 1, 'eots-valor': 2 });
  });

  it('says what cannot be read, and where', () => {
    expect(codes('')).toEqual(['empty']);
    expect(codes('owned,title\n-1,Valor\n1.5,Valor\n')).toEqual([
      'bad-count line 2',
      'bad-count line 3',
    ]);
    expect(codes('10000 Valor')).toEqual(['bad-count line 1']);
    expect(codes(`1 Carthag\n${'-1 Valor\n'.repeat(30)}`)).toHaveLength(20);
    expect(codes('name,count\n"Valor,1\n')).toEqual(['bad-csv line 2']);
    expect(codes('1 x\n'.repeat(6_000))).toEqual(['too-many-lines']);
    expect(codes('\u0000')).toEqual(['not-text']);
  });

  it('leaves out a line with a bad count, names it, and keeps the rest', () => {
    for (const text of [
      '3 Valor\n-3 Fremen Band\n1000000 Crysknife\n1 Vallor\n2 Carthag\n',
      'name,owned\nValor,3\nFremen Band,-3\nCrysknife,1000000\nVallor,1\nCarthag,2\n',
    ]) {
      const { copies: found, waiting, leftOut } = read(text);
      expect(Object.fromEntries(found), text).toEqual({ 'eots-valor': 3, 'eots-carthag': 2 });
      expect(waiting).toHaveLength(1);
      const first = text.startsWith('name') ? 3 : 2;
      expect(leftOut.map(({ code, at }) => `${code} ${at}`)).toEqual([
        `bad-count line ${first}`,
        `bad-count line ${first + 1}`,
      ]);
      expect(leftOut[0]?.message).toContain('Fremen Band');
    }
  });

  it('never throws, and counts nothing out of bounds', () => {
    const scraps = fc.constantFrom(
      'name,count\n',
      '3 Valor\n',
      '"',
      ',',
      ';',
      '\t',
      '9999',
      'id:',
      '\n',
      '[TAT]',
      '-',
      '{',
      '<',
      '=1+1',
      '\ufeff',
      'Notes\n',
    );
    const soup = fc
      .array(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(soup, (text) => {
        const done = readCollection(text, matcher);
        if (!done.ok) return done.problems.length > 0;
        return [...done.value.copies.values()].every((count) => count >= 1 && count <= MAX_OWNED);
      }),
      runs(500),
    );
  });
});

it('knows the sum below a table for what it is, and says what it does not keep', () => {
  const table = 'Card,Set,Have,Condition,Notes\nValor,EotS,3,NM,signed\nTotal,,3,,\n';
  expect(read(table)).toMatchObject({
    waiting: [],
    remarks: [
      'Line 3 is a sum and no card: Total.',
      'Copies are counted here and nothing else: “Condition” and “Notes” stay in your file.',
    ],
  });
  expect(read('3 Valor\nTotal: 45\n').waiting).toEqual([]);
});
