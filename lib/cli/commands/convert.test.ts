import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CODECS } from '@/lib/codecs/decks/codecs';
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

  it.each(CODECS.map((codec) => codec.id))('writes %s and reads it back', async (id) => {
    for (const { deck } of SAMPLE_DECKS) {
      const files = { a: JSON.stringify(deck) };
      const there = await ran(['convert', 'a', 'b', '--to', id], { files });
      expect(there.code).toBe(0);
      const back = await ran(['convert', 'b', '-'], { files: Object.fromEntries(there.files) });
      expect([back.code, back.err]).toEqual([0, '']);
      expect(JSON.parse(back.out)).toEqual(deck);
    }
  });

  it('says what the other program will not have, before it writes', async () => {
    const { code, err, files } = await ran(['convert', 'a.json', 'b.cod'], {
      files: { 'a.json': deck },
    });
    expect([code, files.has('b.cod')]).toEqual([0, true]);
    expect(err).toMatch(/^registry convert: Cockatrice will not have .*Atreides Homeworld/);
    const octgn = await ran(['convert', 'a.json', 'b.o8d'], { files: { 'a.json': deck } });
    expect([octgn.code, octgn.err]).toEqual([0, '']);
  });

  it('writes Markdown and BBCode too', async () => {
    for (const to of [['b.md'], ['b', '--to', 'bbcode']]) {
      const { code, files } = await ran(['convert', 'a.json', ...to], {
        files: { 'a.json': deck },
      });
      expect(code).toBe(0);
      expect(files.get(to[0] ?? '')).toContain('House Atreides');
    }
  });

  it('says that the player of a list is left out', async () => {
    const { err } = await ran(['convert', 'a.txt', 'b.json'], {
      files: { 'a.txt': 'Player: Ada\nSponsor: Atreides\n3 Valor\n' },
    });
    expect(err).toBe('registry convert: the player, Ada, is left out: no deck holds one\n');
  });

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
    [['a.zip', 'b.txt'], 'zip archive'],
    [['a.json', 'nowhere/b.txt'], 'nowhere/b.txt: There is no such'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, out, err } = await ran(['convert', ...args], {
      files: { 'a.json': deck, 'bad.json': '{"a', 'a.zip': zipSync({ a: strToU8(deck) }) },
    });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry convert: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
