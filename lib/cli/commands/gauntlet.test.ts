import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { ran } from '../io-fixture';

const deck = SAMPLE_DECKS[0]?.deck;
if (deck === undefined) throw new Error('there are sample decks');
const files = { 'lists/a.json': JSON.stringify(deck) };
const ARGS = [
  ...['gauntlet', 'fremen', 'guild', '--against', 'corrino', 'lists'],
  ...['--player', 'random', '--games', '2', '--seed', '4'],
];

describe('registry gauntlet', () => {
  it('lets decks meet, and tells who beats whom, how strong each is and how games end', async () => {
    const { code, out, err } = await ran([...ARGS, '--json'], { files });
    expect([code, err]).toEqual([0, '']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ player: 'random', rules: 'tat', houses: 2, seed: 4 });
    expect(told.decks).toHaveLength(4);
    // Two own decks meet one another and two others each: five tables, each in both seatings.
    expect(told.results).toHaveLength(10);
    expect(told.meetings).toHaveLength(10);
    const ends: number[] = Object.values(told.endings);
    expect(ends.reduce((sum, each) => sum + each)).toBe(10);
    const text = await ran(ARGS, { files });
    expect(text.out).toContain('10 games, player random, seed 4');
    for (const { name } of told.decks) expect(text.out).toContain(name);
  });

  it('goes on with its file after being stopped anywhere, and tells the same to the byte', async () => {
    const kept = await ran([...ARGS, '--json', '--out', 'games.jsonl'], { files });
    const journal = kept.files.get('games.jsonl') ?? '';
    expect(journal.split('\n')).toHaveLength(12);
    const head = journal.indexOf('\n') + 1;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: head, max: journal.length }), async (end) => {
        const world = { files: { 'games.jsonl': journal.slice(0, end) } };
        const {
          code,
          out,
          files: after,
        } = await ran(['gauntlet', '--resume', 'games.jsonl', '--json'], world);
        expect([code, out]).toEqual([0, kept.out]);
        expect(after.get('games.jsonl')).toBe(journal);
      }),
      { numRuns: 50 },
    );
  });

  it('says what is wrong with a file that it is to go on with', async () => {
    const journal = (await ran([...ARGS, '--out', 'g'], { files })).files.get('g') ?? '';
    const told = async (text: string) =>
      (await ran(['gauntlet', '--resume', 'g'], { files: { g: text } })).err;
    expect(await told('')).toContain('does not hold the games of a gauntlet');
    expect(await told(journal.replace('"version":3', '"version":4'))).toContain('newer Registry');
    expect(await told(journal.replace(/"abilities":"\w+"/, '"abilities":"0"'))).toContain(
      'other abilities of the cards',
    );
    expect(await told(journal.replace(/"own":2/, '"own":"two"'))).toContain('cannot be read');
    expect(await told(journal.replace(/"game":3,"seed":4/, '"game":3,"seed":9'))).toContain(
      'Line 5 is no game of this gauntlet',
    );
  });

  it('tells of decks card by card where that is asked, after a stop too', async () => {
    const args = [...ARGS, '--cards', 'fremen', 'lists', '--out', 'g'];
    const kept = await ran([...args, '--json'], { files });
    const told = JSON.parse(kept.out);
    expect(told.cards.map(({ deck: place }: { deck: number }) => place)).toEqual([0, 3]);
    for (const { cards } of told.cards)
      for (const { seen, wonSeen, wonUnseen } of cards) {
        expect([seen.games, wonSeen.games]).toEqual([wonSeen.games + wonUnseen.games, seen.won]);
      }
    const journal = kept.files.get('g') ?? '';
    const half = journal.split('\n').slice(0, 6).join('\n');
    const resumed = ['gauntlet', '--resume', 'g'];
    expect((await ran([...resumed, '--json'], { files: { g: half } })).out).toBe(kept.out);
    const text = (await ran(resumed, { files: { g: journal } })).out;
    expect(text).toContain('Debt of the Deep Desert, card by card');
    expect(text.replace(/\s+/g, ' ')).toContain('no proof of what it is worth');
    // A game that does not tell of the cards is none of this gauntlet.
    const untold = journal.replace(/,"cards":[^\n]*\}\n/, '}\n');
    expect((await ran(resumed, { files: { g: untold } })).err).toContain('is no game of this');
  });

  it('takes up a file that was written before it could tell of cards', async () => {
    const kept = await ran([...ARGS, '--json', '--out', 'g'], { files });
    const before = (kept.files.get('g') ?? '').replace('"version":2', '"version":1');
    const cut = before.split('\n').slice(0, 6).join('\n');
    const { code, out } = await ran(['gauntlet', '--resume', 'g', '--json'], { files: { g: cut } });
    expect([code, out]).toEqual([0, kept.out]);
  });

  it('refuses what it cannot play', async () => {
    const refused = async (...args: string[]) => {
      const { code, err } = await ran(['gauntlet', ...args], { files });
      expect(code).toBe(2);
      return err;
    };
    expect(await refused()).toContain('give at least one deck');
    expect(await refused('fremen', '--against', 'fremen')).toContain(
      '1 different deck for 2 Houses',
    );
    expect(await refused('nowhere.json')).toContain('nowhere.json');
    expect(await refused('fremen', '--until', '2')).toContain('between 0 and 1');
    expect(await refused('fremen', '--resume', 'g')).toContain('says all but');
    expect(await refused('fremen', '--cards', 'guild', '--against', 'corrino')).toContain(
      '--cards names decks that play',
    );
  });
});
