import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { ran } from '../io-fixture';

const [atreides, corrino] = SAMPLE_DECKS.map((sample) => sample.deck);
if (atreides === undefined || corrino === undefined) throw new Error('there are sample decks');

const legal = JSON.stringify(atreides);
const illegal = JSON.stringify({ ...atreides, imperialDeck: atreides.imperialDeck.slice(0, 4) });

describe('registry check', () => {
  it('gives the report in the promised shape, exit 0, for a legal deck', async () => {
    const { code, out, err } = await ran(['check', 'a.json', '--json'], {
      files: { 'a.json': legal },
    });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual([
      { file: 'a.json', deck: atreides.name, format: 'tat', legal: true, problems: [] },
    ]);
  });

  it('names code, severity, rules, cards and words of each problem, exit 1', async () => {
    const broken = JSON.stringify({
      ...atreides,
      houseDeck: [...atreides.houseDeck, { card: 'eots-arrakeen', count: 2 }],
    });
    const { code, out } = await ran(['check', 'a.json', '--json'], { files: { 'a.json': broken } });
    expect(code).toBe(1);
    const [report] = JSON.parse(out);
    expect(Object.keys(report)).toEqual(['file', 'deck', 'format', 'legal', 'problems']);
    expect(report.legal).toBe(false);
    expect(report.problems).toContainEqual({
      code: 'wrong-deck',
      severity: 'error',
      rules: expect.arrayContaining(['TAT-4.2-12']),
      cards: [{ id: 'eots-arrakeen', title: 'Arrakeen', deck: 'house', count: 2 }],
      message: expect.stringContaining('Arrakeen'),
    });
  });

  it('reads text and CSV as well, and standard input', async () => {
    const world = { files: { 'a.json': legal, '-': legal } };
    for (const name of ['a.txt', 'a.csv']) {
      const { files } = await ran(['convert', 'a.json', name], world);
      expect(await ran(['check', name], { files: Object.fromEntries(files) })).toMatchObject({
        code: 0,
      });
    }
    const { code, out } = await ran(['check', '-', '--json'], world);
    expect([code, JSON.parse(out)[0].file]).toEqual([0, '-']);
  });

  it('calls standard input by its name, and reads it only once', async () => {
    const world = { files: { '-': legal } };
    expect((await ran(['check', '-'], world)).out).toContain('✓ standard input');
    const twice = await ran(['check', '-', '-'], world);
    expect([twice.code, twice.out]).toEqual([2, '']);
    expect(twice.err).toContain('only once');
  });

  it('says so when a name is empty', async () => {
    const { code, err } = await ran(['check', '']);
    expect(code).toBe(2);
    expect(err).toContain('is empty');
  });

  it('opens archives, each list under its own name', async () => {
    const zip = zipSync({
      'a.json': strToU8(legal),
      'b.json': strToU8(illegal),
      'c.xml': strToU8('<a/>'),
      'd.pdf': strToU8('%PDF-1.7'),
      '.DS_Store': strToU8('a system'),
    });
    const { code, out } = await ran(['check', 'event.zip', '--json'], {
      files: { 'event.zip': zip },
    });
    expect(code).toBe(2);
    const entries: readonly { file: string; legal: boolean }[] = JSON.parse(out);
    expect(entries.map(({ file, legal: isLegal }) => [file, isLegal])).toEqual([
      ['event.zip/a.json', true],
      ['event.zip/b.json', false],
      ['event.zip/c.xml', false],
      ['event.zip/d.pdf', false],
    ]);
  });

  it('takes the files of every program out of a folder', async () => {
    const files: Record<string, string> = { 'decks/a.json': legal };
    for (const ending of ['o8d', 'dek', 'cod', 'txt', 'csv']) {
      const { files: after } = await ran(['convert', 'a.json', `b.${ending}`], {
        files: { 'a.json': legal },
      });
      files[`decks/b.${ending.toUpperCase()}`] = after.get(`b.${ending}`) ?? '';
    }
    const { code, out } = await ran(['check', 'decks', '--json'], { files });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveLength(6);
  });

  it('checks every deck file of a folder in the order of the names', async () => {
    const { code, out } = await ran(['check', 'decks', 'z.json', '--json'], {
      files: {
        'decks/b.json': illegal,
        'decks/a.json': legal,
        'decks/README.md': 'not a deck',
        'z.json': legal,
      },
    });
    expect(code).toBe(1);
    expect(JSON.parse(out).map((entry: { file: string }) => entry.file)).toEqual([
      'decks/a.json',
      'decks/b.json',
      'z.json',
    ]);
  });

  it('keeps what cannot be read in the array, with the reason, exit 2', async () => {
    const { code, out, err } = await ran(['check', 'bad.json', 'no.json', 'a.json', '--json'], {
      files: { 'bad.json': '{"version": 1,', 'a.json': legal },
    });
    expect(code).toBe(2);
    const entries = JSON.parse(out);
    expect(entries).toMatchObject([
      { file: 'bad.json', legal: false, problems: [{ code: 'bad-json', severity: 'error' }] },
      { file: 'no.json', legal: false, problems: [{ code: 'unreadable', rules: [], cards: [] }] },
      { file: 'a.json', legal: true },
    ]);
    expect(err).toMatch(/^registry check: bad\.json: .+\nregistry check: no\.json: .+\n$/);
  });

  it('tells a person once, and names a field as the file writes it', async () => {
    const files = { 'a.json': '{"sponsor":"atreides"}' };
    const person = await ran(['check', 'a.json'], { files, terminal: true });
    expect([person.code, person.err]).toEqual([2, '']);
    expect(person.out).toContain('    imperialDeck is missing.\n    houseDeck is missing.\n');
    const program = await ran(['check', 'a.json'], { files });
    expect(program.err).toMatch(/^registry check: a\.json: imperialDeck is missing\.\n/);
  });

  it('refuses files over 256 KiB and folders without decks', async () => {
    const { code, out, err } = await ran(['check', 'big.txt', 'empty', '--json'], {
      files: { 'big.txt': 'x'.repeat(256 * 1024 + 1) },
      folders: ['empty'],
    });
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { file: 'big.txt', problems: [{ code: 'too-large' }] },
      { file: 'empty', problems: [{ code: 'no-decks' }] },
    ]);
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  it('reports a line that names no card as unknown-card, nearest names beside it', async () => {
    const text = ['Sponsor: Atreides', 'House Deck', '3 Hose Battalion'].join('\n');
    const { code, out } = await ran(['check', 'a.txt', '--json'], { files: { 'a.txt': text } });
    expect(code).toBe(1);
    expect(JSON.parse(out)[0]).toMatchObject({ legal: false });
    expect(JSON.parse(out)[0].problems[0]).toMatchObject({
      code: 'unknown-card',
      severity: 'error',
      cards: [{ id: '', title: '3 Hose Battalion', deck: 'house', count: 3 }],
      message: expect.stringContaining('eots-house-battalion'),
    });
  });

  it('holds decks against the format named, shipped or from a file', async () => {
    const strict = JSON.stringify({ ...DEFAULT_FORMAT, id: 'no-arrakeen', houseMinimum: 60 });
    const world = { files: { 'a.json': legal, 'strict.json': strict } };
    const asked = async (format: string) => {
      const { code, out } = await ran(['check', 'a.json', '--format', format, '--json'], world);
      return [code, JSON.parse(out)[0].format];
    };
    expect(await asked('tat')).toEqual([0, 'tat']);
    expect(await asked('eots')).toEqual([1, 'eots']);
    expect(await asked('strict.json')).toEqual([1, 'no-arrakeen']);
  });

  it('lets a format file stand before a shipped format of its id', async () => {
    const strict = JSON.stringify({ ...DEFAULT_FORMAT, houseMinimum: 60 });
    const { code } = await ran(['check', 'a.json', '--format', './tat.json'], {
      files: { 'a.json': legal, './tat.json': strict },
    });
    expect(code).toBe(1);
  });

  it.each([
    ['nonsense', 'no such format'],
    ['no/such.json', 'no such file'],
    ['a.json', ''],
    ['half.json', 'JSON'],
  ])('refuses --format %s in one line', async (format, why) => {
    const { code, out, err } = await ran(['check', 'a.json', '--format', format], {
      files: { 'a.json': legal, 'half.json': '{' },
    });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry check: --format [^\n]+\n$/);
    expect(err).toContain(why);
  });

  it('tells people verdict, codes, rules and cards', async () => {
    const both = { files: { 'a.json': legal, 'b.json': illegal } };
    const { out } = await ran(['check', 'a.json', 'b.json'], both);
    expect(out).toContain(`✓ a.json  ${atreides.name}\n  Legal in Thunder at Twilight`);
    expect(out).toMatch(/✗ b\.json[^\n]*\n {2}Not legal: /);
    expect(out).toContain('✗ imperial-size  [TAT-4.2-01');
  });

  it('keeps control characters of a deck name from the terminal', async () => {
    const named = JSON.stringify({ ...atreides, name: 'a\u001b[31mb\u202ec\nd' });
    const { out } = await ran(['check', 'a.json'], { files: { 'a.json': named } });
    expect(out).toContain('a.json  a [31mb c d\n');
  });
});
