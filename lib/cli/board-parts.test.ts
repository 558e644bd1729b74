import { describe, expect, it } from 'vitest';
import { ran } from './io-fixture';

const setup = async (...args: readonly string[]) =>
  (await ran(['board', 'setup', ...args, '--json'])).out;

describe('registry board', () => {
  it.each(['battle', 'check', 'deal', 'odds', 'play', 'replay', 'setup'])(
    '%s --help says how it is used',
    async (part) => {
      const { code, out, err } = await ran(['board', part, '--help']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(new RegExp(`^registry board ${part} `));
      expect(out).toContain('Exit code:');
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  it('names its commands where none or another is given', async () => {
    for (const args of [['board'], ['board', 'chekc'], ['board', '__proto__']]) {
      const { code, out, err } = await ran(args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(
        /^registry board: .*there are battle, cards, check, deal, odds, play, replay, setup\n$/,
      );
    }
  });

  it('sets a game up that the check reads, from a file, standard input or the link of the page', async () => {
    const file = await setup('--players', '4', '--advanced');
    for (const source of ['-', 'a.json']) {
      const { code, out } = await ran(['board', 'check', source], {
        files: { '-': file, 'a.json': file },
      });
      expect(code).toBe(0);
      expect(out).toContain('Ready: 4 factions, 2019 edition, advanced game.');
    }
    const link = 'http://localhost:3000/board/setup?edition=descartes&seats=f..a...';
    const { code, out } = await ran(['board', 'check', link, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { source: link, edition: 'descartes', ready: true, problems: [] },
    ]);
  });

  it('tells the problems of a set-up with rules and mends, exit 1', async () => {
    const file = await setup('--factions', 'atreides,atreides,-,guild', '--options', 'weather');
    const { code, out } = await ran(['board', 'check', '-'], { files: { '-': file } });
    expect(code).toBe(1);
    expect(out).toContain('faction-twice  [GF9-setup-09, GF9-setup-10]');
    expect(out).toContain('Mend: Seat Harkonnen in place of one.');
    const { out: told } = await ran(['board', 'check', '-', '--json'], { files: { '-': file } });
    const [report] = JSON.parse(told);
    const mended = JSON.stringify(report.problems[0].mend.setup);
    const again = await ran(['board', 'check', '-', '--json'], { files: { '-': mended } });
    expect(JSON.parse(again.out)[0].problems).not.toContainEqual(
      expect.objectContaining({ code: 'faction-twice' }),
    );
  });

  it('tells people how each faction begins, and the query that shares it', async () => {
    const { code, out } = await ran(['board', 'setup', '--factions', 'fremen,-,guild']);
    expect(code).toBe(0);
    expect(out).toContain('On the map  5 in Tuek’s Sietch');
    expect(out).toContain('?edition=2019&seats=f..g...');
  });

  it('deals the same start for the same seed, with exact odds', async () => {
    const files = { '-': await setup('--factions', 'atreides,harkonnen,fremen') };
    const dealt = async (seed: string) =>
      (await ran(['board', 'deal', '-', '--seed', seed, '--json'], { files })).out;
    expect(await dealt('7')).toBe(await dealt('7'));
    expect(await dealt('7')).not.toBe(await dealt('spice'));
    const start = JSON.parse(await dealt('7'));
    expect(start.seats).toHaveLength(3);
    expect(start.deck).toBe(33 - 4);
    for (const { odds } of start.seats) expect(odds).toHaveLength(2);
    const { out } = await ran(['board', 'deal', '-', '--seed', '7'], { files });
    expect(out).toContain('Worm in turn 2  30.00 %');
  });

  it('deals no start of a set-up that cannot be played, exit 1', async () => {
    const files = { '-': await setup('--factions', 'guild') };
    const { code, out, err } = await ran(['board', 'deal', '-', '--seed', '1'], { files });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('Not ready: 1 faction sits at the table; at least 2 play.');
  });

  it.each([
    [['setup', '--factions', 'ixians'], 'no faction "ixians"'],
    [['setup', '--factions', 'guild', '--players', '3'], 'one of --factions and --players'],
    [['setup', 'a.json'], 'options alone'],
    [['check'], 'a file or a link'],
    [['check', 'no.json'], 'no such file'],
    [['check', 'deck.json'], 'no set-up'],
    [['check', 'slip.json'], 'not valid JSON'],
    [['deal', 'deck.json'], '--seed'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const files = { 'deck.json': '{"houseDeck": []}', 'slip.json': '{' };
    const { code, out, err } = await ran(['board', ...args], { files });
    expect([code, out]).toEqual([2, '']);
    expect(err.split('\n')[0]).toContain(why);
  });
});
