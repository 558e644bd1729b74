import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { ran } from '../io-fixture';

const files = Object.fromEntries(
  SAMPLE_DECKS.map(({ id, deck }) => [`${id}.json`, JSON.stringify(deck)]),
);
const names = Object.keys(files);
const sheets = (text: string | undefined) => text?.match(/<section class="sheet"/g)?.length ?? 0;

describe('registry sheet', () => {
  it('writes one sheet for each deck into a document that stands alone', async () => {
    const {
      code,
      out,
      err,
      files: after,
    } = await ran(
      ['sheet', ...names, '--out', 's.html', '--event', 'Arrakeen Open', '--date', '2026-11-22'],
      { files },
    );
    const text = after.get('s.html');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe('9 sheets, 9 pages: s.html\n');
    expect(sheets(text)).toBe(9);
    expect(text).toContain('22 November 2026');
    expect(text).toContain('Debt of the Deep Desert');
    expect(text).toMatch(/@page sheet-a4/);
    expect(text).not.toMatch(/<script|<link|src=/);
  });

  it('takes letter paper, blank sheets, and standard input and output', async () => {
    const { code, out } = await ran(
      ['sheet', '-', '--out', '-', '--paper', 'letter', '--blank', '3'],
      { files: { '-': files['guild.json'] ?? '' } },
    );
    expect([code, sheets(out)]).toEqual([0, 4]);
    expect(out).toContain('data-paper="letter"');
    const blanks = await ran(['sheet', '--out', '-', '--blank', '2']);
    expect([blanks.code, sheets(blanks.out)]).toEqual([0, 2]);
  });

  it('takes zip archives, folders and a format of the player, as check does', async () => {
    const own = JSON.stringify({
      ...DEFAULT_FORMAT,
      id: 'own',
      name: 'Long Game',
      houseMinimum: 60,
    });
    const world = {
      files: {
        'event.zip': zipSync({
          'a.json': strToU8(files['guild.json'] ?? ''),
          'b.json': strToU8(files['fremen.json'] ?? ''),
        }),
        'decks/c.json': files['corrino.json'] ?? '',
        'own.json': own,
      },
    };
    const { code, out, err } = await ran(
      ['sheet', 'event.zip', 'decks', '--out', '-', '--format', 'own.json'],
      world,
    );
    expect([code, err, sheets(out)]).toEqual([0, '', 3]);
    expect(out).toContain('Long Game');
  });

  it('prints a deck that is not legal, and says so on its sheet', async () => {
    const { code, out } = await ran(['sheet', 'a.txt', '--out', '-', '--format', 'eots'], {
      files: { 'a.txt': 'Sponsor: Atreides\nHouse Deck\n2 House Battalion\n' },
    });
    expect(code).toBe(0);
    expect(out).toContain('✗ Not legal');
    expect(out).toContain('Eye of the Storm');
  });

  it('lists lines that name no card and then writes nothing, exit 1', async () => {
    const {
      code,
      out,
      err,
      files: after,
    } = await ran(['sheet', 'guild.json', 'slip.txt', '--out', 's.html'], {
      files: { ...files, 'slip.txt': 'Sponsor: Atreides\nHouse Deck\n3 Hose Battalion\n' },
    });
    expect([code, out, after.has('s.html')]).toEqual([1, '', false]);
    expect(err).toContain('slip.txt: Line 3');
    expect(err).toContain('eots-house-battalion');
    expect(err).toContain('nothing was written');
  });

  it('names every file that cannot be read, exit 2', async () => {
    const {
      code,
      err,
      files: after,
    } = await ran(['sheet', 'bad.json', 'guild.json', 'no.json', '--out', 's.html'], {
      files: { ...files, 'bad.json': '{"a' },
    });
    expect([code, after.has('s.html')]).toEqual([2, false]);
    expect(err).toContain('bad.json');
    expect(err).toContain('no.json');
  });

  it.each([
    [['guild.json'], '--out'],
    [['--out', 's.html'], 'give a deck file'],
    [['-', '-', '--out', 's.html'], 'twice'],
    [['guild.json', '--out', 's.html', '--paper', 'a5'], 'a4 or letter'],
    [['--out', 's.html', '--blank', 'many'], 'whole number'],
    [['--out', 's.html', '--blank', '9999'], 'whole number'],
    [['guild.json', '--out', 's.html', '--format', 'vintage'], 'no such format'],
    [['guild.json', '--out', 'nowhere/s.html'], 'There is no such'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, err } = await ran(['sheet', ...args], { files });
    expect(code).toBe(2);
    expect(err).toMatch(/^registry sheet: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
