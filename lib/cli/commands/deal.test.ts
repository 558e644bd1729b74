import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { dealOpening } from '@/lib/engine/setup/opening';
import { ran } from '../io-fixture';

const deck = SAMPLE_DECKS[0]?.deck;
if (deck === undefined) throw new Error('there are sample decks');
const files = { 'a.json': JSON.stringify(deck), '-': JSON.stringify(deck) };

describe('registry deal', () => {
  it('gives the opening of the seed as JSON', async () => {
    const { code, out, err } = await ran(['deal', 'a.json', '--seed', '42', '--json'], { files });
    expect([code, err]).toEqual([0, '']);
    const opening = JSON.parse(out);
    expect(Object.keys(opening)).toEqual([
      'hand',
      'assembly',
      'treasury',
      'favor',
      'hoard',
      'guildHoard',
      'croe',
    ]);
    expect(dealOpening(deck, 42, loadCatalogue())).toMatchObject({ ok: true, value: opening });
  });

  it('deals the same for the same seed, another for another, and takes words', async () => {
    const dealt = async (seed: string) =>
      (await ran(['deal', '-', '--json', '--seed', seed], { files })).out;
    expect(await dealt('7')).toBe(await dealt('7'));
    expect(await dealt('7')).not.toBe(await dealt('8'));
    expect(await dealt('-5')).toBe(await dealt('-5'));
    expect(JSON.parse(await dealt('Muad’Dib')).hand).toHaveLength(7);
  });

  it('tells people the cards by name', async () => {
    const { out } = await ran(['deal', 'a.json', '--seed', '42'], { files });
    expect(out).toContain(`${deck.name}, seed 42`);
    expect(out).toMatch(/Hand \(7\)\n( {2}\S.*\n){7}\nAssembly \(3\)\n( {2}\S.*\n){3}\nTreasury/);
  });

  it.each([
    [['a.json'], '--seed'],
    [['a.json', '--seed', ''], '--seed'],
    [['--seed', '1'], 'one deck file'],
    [['a.json', 'b.json', '--seed', '1'], 'one deck file'],
    [['no.json', '--seed', '1'], 'no such file'],
    [['unknown.json', '--seed', '1'], 'eots-nobody'],
    [['slip.txt', '--seed', '1'], 'Hose Battalion'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, out, err } = await ran(['deal', ...args], {
      files: {
        ...files,
        'unknown.json': JSON.stringify({ ...deck, homeWorld: 'eots-nobody' }),
        'slip.txt': 'Sponsor: Atreides\nHouse Deck\n3 Hose Battalion\n',
      },
    });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry deal: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
