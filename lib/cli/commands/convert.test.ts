import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { ran } from '../io-fixture';

describe('registry convert', () => {
  it.each(SAMPLE_DECKS.map((sample) => [sample.id, sample.deck] as const))(
    'loses nothing of %s on the way through every format',
    async (_id, deck) => {
      let files: Record<string, string> = { 'a.json': JSON.stringify(deck) };
      for (const [from, to] of [
        ['a.json', 'b.txt'],
        ['b.txt', 'c.CSV'],
        ['c.CSV', 'd.json'],
      ] as const) {
        const { code, err, files: after } = await ran(['convert', from, to], { files });
        expect([code, err]).toEqual([0, '']);
        files = Object.fromEntries(after);
      }
      expect(JSON.parse(files['d.json'] ?? '')).toEqual(deck);
    },
  );

  const deck = JSON.stringify(SAMPLE_DECKS[0]?.deck);
  const slip = 'Sponsor: Atreides\nHouse Deck\n3 Hose Battalion\n2 House Battalion\n';

  it('reads standard input and writes standard output', async () => {
    const json = await ran(['convert', '-', '-'], { files: { '-': deck } });
    expect(JSON.parse(json.out).sponsor).toBe('atreides');
    for (const format of ['text', 'txt']) {
      const text = await ran(['convert', '-', '-', '--to', format], { files: { '-': deck } });
      expect(text.out).toMatch(/^Sponsor: .*Atreides$/m);
    }
  });

  it('writes nothing while a line names no card, and lists it with the nearest, exit 1', async () => {
    const { code, out, err, files } = await ran(['convert', 'a.txt', 'b.json'], {
      files: { 'a.txt': slip },
    });
    expect([code, out, files.has('b.json')]).toEqual([1, '', false]);
    expect(err).toContain('"3 Hose Battalion"');
    expect(err).toContain('eots-house-battalion');
    expect(err).toContain('nothing was written');
  });

  it('leaves such lines out only when told, and names them', async () => {
    const { code, err, files } = await ran(['convert', 'a.txt', 'b.json', '--skip-unmatched'], {
      files: { 'a.txt': slip },
    });
    expect(code).toBe(0);
    expect(err).toContain('"3 Hose Battalion"');
    expect(JSON.parse(files.get('b.json') ?? '').houseDeck).toEqual([
      { card: 'eots-house-battalion', count: 2 },
    ]);
  });

  it.each([
    [['a.json', 'b.xlsx'], 'ending'],
    [['a.json', 'b'], 'ending'],
    [['a.json', 'b.txt', '--to', 'pdf'], 'no such format'],
    [['a.json', 'csv'], 'ending'],
    [['a.json'], 'give the file'],
    [['a.json', 'b.txt', 'c.txt'], 'give the file'],
    [['no.json', 'b.txt'], 'There is no such file'],
    [['bad.json', 'b.txt'], 'JSON'],
    [['a.json', 'nowhere/b.txt'], 'nowhere/b.txt: There is no such'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, out, err } = await ran(['convert', ...args], {
      files: { 'a.json': deck, 'bad.json': '{"a' },
    });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry convert: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
