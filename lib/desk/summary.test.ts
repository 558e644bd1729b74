import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { list, rows, sample, textOf } from './desk-fixture';
import { countsInWords, summaryText, tableCsv } from './summary';

const TOURNAMENT = { name: 'Autumn Open', date: '2026-11-22', format: null };
const lists = [
  list('a', { player: 'Ada' }),
  list('b', { player: 'Ben', text: 'Sponsor: Guild\n\nHouse Deck\n3 Zzyzx\n2 Fremen Band' }),
  list('c', { player: 'Chloé', text: '', refused: 'It is too large.' }),
];

describe('the table as CSV', () => {
  it('has a row a list, with the tournament on each', () => {
    const { data } = Papa.parse<Record<string, string>>(tableCsv(TOURNAMENT, rows(lists)), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({
      event: 'Autumn Open',
      date: '2026-11-22',
      player: 'Ada',
      sponsor: 'Fremen',
      verdict: 'Legal',
      format: 'Thunder at Twilight',
      file: 'a.txt',
    });
    expect(data[1]).toMatchObject({ verdict: 'Not legal', 'to settle': '1' });
    expect(data[2]).toMatchObject({ verdict: 'Unreadable', 'what is wrong': 'It is too large.' });
  });

  it('names every list in a remark, however many', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const twins = rows(ids.map((id) => list(id, { player: 'Ada' })));
    const { data } = Papa.parse<Record<string, string>>(tableCsv(TOURNAMENT, twins), {
      header: true,
    });
    expect(data[0]?.remarks).toBe(
      'The same player as list 2, list 3, list 4, list 5, list 6; The same cards as Ada, Ada, Ada, Ada, Ada',
    );
  });

  it('says when the played list was not read to its end', () => {
    const text = textOf(sample());
    const played = { file: null, text: `${text}\n3 Zzyzx` };
    const csv = tableCsv(TOURNAMENT, rows([list('a', { played })]));
    expect(csv).toContain('As far as it was read, the same list; 1 line could not be read');
  });

  it('holds no cell that a spreadsheet would run', () => {
    const evil = rows([
      list('a', { player: '=HYPERLINK("http://x")', file: '@cmd.txt' }),
      list('b', { player: '+1', text: textOf({ ...sample(), houseName: '-2+3' }) }),
    ]);
    const { data } = Papa.parse<string[]>(tableCsv({ ...TOURNAMENT, name: '=1' }, evil));
    for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('holds no text that a spreadsheet would turn into a number or a date', () => {
    const csv = tableCsv({ ...TOURNAMENT, name: '1/2' }, rows([list('a', { player: '007' })]));
    expect(csv).toMatch(/^\ufeffevent,date,player,/);
    const { data } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true });
    expect(data[0]).toMatchObject({
      event: "'1/2",
      date: '2026-11-22',
      player: "'007",
      problems: '0',
      'to settle': '0',
    });
  });

  it('writes a date that is none as a text', () => {
    const csv = tableCsv({ ...TOURNAMENT, date: '31/31' }, rows([list('a', {})]));
    expect(csv).toContain("Autumn Open,'31/31,");
    expect(tableCsv({ ...TOURNAMENT, date: '' }, rows([list('a', {})]))).toContain('Autumn Open,,');
  });
});

describe('the summary', () => {
  it('counts, and names what is to be mended with every problem', () => {
    const text = summaryText(TOURNAMENT, 'Thunder at Twilight', rows(lists));
    expect(text).toContain('Autumn Open · 2026-11-22 · Format: Thunder at Twilight');
    expect(text).toContain('3 lists: 1 legal, 1 not legal, 1 that cannot be read.');
    expect(text).toMatch(/- Ben:\n( {2}- .+\n)+ {2}- 1 line to settle/);
    expect(text).toContain('- Chloé: Cannot be read. It is too large.');
    expect(text).toContain('Legal: Ada');
  });

  it('points out what stands there twice', () => {
    const twice = rows([list('a', { player: 'Ada' }), list('b', { player: 'Ben' })]);
    expect(summaryText({ ...TOURNAMENT, name: '', date: '' }, null, twice)).toContain(
      '- Ada: The same cards as Ben',
    );
  });

  it('says how many are there when none is read yet', () => {
    expect(countsInWords([])).toBe('0 lists');
  });
});
