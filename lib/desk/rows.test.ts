import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { list, row, rows, sample, textOf } from './desk-fixture';
import type { DeskList } from './desk-list';
import { countOf, FILTERS, type RowView, SORTS, shownRows } from './row-filters';
import { problemsInWords, removedInWords, rowName, rowsOf, verdictOf } from './rows';

const WAITING = 'Sponsor: Fremen\n\nHouse Deck\n3 Zzyzx\n2 Fremen Band';
const VIEW: RowView = { filter: 'all', text: '', sort: 'number', reverse: false };

const broken: Partial<DeskList> = { text: '', refused: 'This file is larger than 256 KiB.' };
const lists: readonly DeskList[] = [
  list('a', { file: 'Ada Lovelace.txt' }),
  list('b', { file: 'ben.txt', text: WAITING }),
  list('c', { file: 'huge.bin', ...broken }),
  list('d', { file: 'x.txt', player: 'Dmitri', text: textOf(sample('guild')) }),
];

describe('a row', () => {
  it('takes the player from what the organiser wrote, else from the name of the file', () => {
    expect(rows(lists).map(({ player }) => player)).toEqual([
      'Ada Lovelace',
      'Ben',
      'Huge',
      'Dmitri',
    ]);
    expect(row(list('a', { file: 'Ada.txt', player: '' })).player).toBe('');
  });

  it('without a player is called by its place', () => {
    expect(rowName(row(list('a', { file: null })))).toBe('List 1');
  });

  it('says its verdict, its sizes and what is wrong', () => {
    const [legal, waiting, refused] = rows(lists);
    if (!legal || !waiting || !refused) throw new Error('too few');
    expect([legal, waiting, refused].map(verdictOf)).toEqual(['Legal', 'Not legal', 'Unreadable']);
    expect(waiting).toMatchObject({ waiting: 1, houseCards: 2, imperial: 0, sponsor: 'fremen' });
    expect(problemsInWords(waiting)).toMatch(/^\d problems: /);
    expect(problemsInWords(refused)).toBe('This file is larger than 256 KiB.');
  });

  it('says of the played list what differs, and that a line on either side could not be read', () => {
    const text = textOf(sample());
    const unread = `${text}\n3 Zzyzx`;
    const of = (registered: string, played: string) =>
      row(list('a', { text: registered, played: { file: null, text: played } })).played;
    expect(of(text, text)).toBe('The same list');
    const asFarAs = 'As far as it was read, the same list; 1 line could not be read';
    expect(of(text, unread)).toBe(asFarAs);
    expect(of(unread, text)).toBe(asFarAs);
    expect(of(unread, unread)).toMatch(/; 2 lines could not be read$/);
  });

  it('is being read while it has no verdict', () => {
    expect(rowsOf([list('a')], new Map())[0]).toMatchObject({ state: 'open', problems: [] });
  });
});

describe('what was removed', () => {
  it('is named: the player, else the place; of several the first', () => {
    const [ada, ben, huge] = rows(lists);
    if (!ada || !ben || !huge) throw new Error('too few');
    expect(removedInWords([ada])).toBe('The list of Ada Lovelace was removed');
    expect(removedInWords([{ ...ada, player: '', number: 7 }])).toBe('List 7 was removed');
    expect(removedInWords([ada, ben])).toBe('2 lists removed: Ada Lovelace, Ben');
    expect(removedInWords([ada, ben, huge])).toBe('3 lists removed: Ada Lovelace, Ben and 1 more');
  });
});

describe('what is pointed out', () => {
  it('the same player twice, however it is written', () => {
    const twice = rows([
      list('a', { player: 'Chloé Dupont' }),
      list('b', { player: 'chloe  dupont', text: textOf(sample('guild')) }),
      list('c', { player: 'Ben', text: textOf(sample('corrino')) }),
    ]);
    expect(twice.map(({ remarks }) => remarks)).toEqual([
      ['The same player as list 2'],
      ['The same player as list 1'],
      [],
    ]);
  });

  it('on the newest list of a player, which older ones it may replace', () => {
    const lists = [
      list('a', { player: 'Ada' }),
      list('b', { player: 'Ben', text: textOf(sample('guild')) }),
      list('c', { player: 'ada', text: textOf(sample('corrino')) }),
      list('d', { player: 'Ada', text: textOf(sample('harkonnen')) }),
    ];
    expect(rows(lists).map(({ older }) => older)).toEqual([[], [], [], ['a', 'c']]);
    expect(rows(lists.slice(1)).map(({ older }) => older)).toEqual([[], [], ['c']]);
  });

  it('the same cards handed in by two', () => {
    const twice = rows([list('a', { player: 'Ada' }), list('b', { player: 'Ben' })]);
    expect(twice.map(({ remarks }) => remarks)).toEqual([
      ['The same cards as Ben'],
      ['The same cards as Ada'],
    ]);
  });

  it('never two without a name, nor two without a card', () => {
    const blank = { file: null, ...broken };
    expect(rows([list('a', blank), list('b', blank)]).flatMap(({ remarks }) => remarks)).toEqual(
      [],
    );
  });
});

describe('the table', () => {
  it('shows what a filter and every word of a text let through', () => {
    const all = rows(lists);
    const ids = (view: Partial<RowView>) =>
      shownRows(all, { ...VIEW, ...view }).map(({ id }) => id);
    expect(ids({ filter: 'illegal' })).toEqual(['b']);
    expect(ids({ filter: 'settle' })).toEqual(['b']);
    expect(ids({ filter: 'refused' })).toEqual(['c']);
    expect(ids({ text: 'fremen ada' })).toEqual(['a']);
    expect(ids({ text: 'larger than' })).toEqual(['c']);
    expect(ids({ text: 'nobody' })).toEqual([]);
  });

  it('sorts by any column, what is empty last, and turns round', () => {
    const all = rows([...lists, list('e', { file: null, text: textOf(sample('corrino')) })]);
    const ids = (view: Partial<RowView>) =>
      shownRows(all, { ...VIEW, ...view })
        .map(({ id }) => id)
        .join('');
    expect(ids({ sort: 'player' })).toBe('abdce');
    expect(ids({ sort: 'verdict' })).toMatch(/^bc/);
    expect(ids({ sort: 'number', reverse: true })).toBe('edcba');
  });

  it('never loses or doubles a row, whatever the order', () => {
    const all = rows(lists);
    fc.assert(
      fc.property(fc.constantFrom(...SORTS), fc.boolean(), (sort, reverse) => {
        const shown = shownRows(all, { ...VIEW, sort, reverse });
        expect(new Set(shown)).toEqual(new Set(all));
        expect(shown).toHaveLength(all.length);
      }),
    );
  });

  it('counts for each filter what it shows', () => {
    const all = rows(lists);
    for (const filter of FILTERS)
      expect(countOf(all, filter)).toBe(shownRows(all, { ...VIEW, filter }).length);
  });
});
