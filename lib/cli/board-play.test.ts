import { describe, expect, it } from 'vitest';
import { ran } from './io-fixture';

const FACTIONS = ['--factions', 'atreides,harkonnen,fremen'];

describe('registry board play', () => {
  it('plays games to their end, and tells of each as JSON', async () => {
    const args = ['board', 'play', ...FACTIONS, '--games', '3', '--seed', '5', '--json'];
    const { code, out, err } = await ran(args);
    expect([code, err]).toEqual([0, '']);
    const games = JSON.parse(out);
    expect(games.map(({ seed }: { seed: number }) => seed)).toEqual([5, 6, 7]);
    expect(Object.keys(games[0])).toEqual(['seed', 'winners', 'reason', 'turns', 'steps', 'hash']);
    for (const { winners, turns, hash } of games) {
      expect(winners.length).toBeGreaterThan(0);
      for (const winner of winners) expect(['atreides', 'harkonnen', 'fremen']).toContain(winner);
      expect(turns).toBeLessThanOrEqual(10);
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  it('seats an automatic player for each faction, in their order', async () => {
    const seated = ['--players', 'random,steward,random', '--games', '5'];
    const { code, out } = await ran(['board', 'play', ...FACTIONS, ...seated, '--json']);
    expect(code).toBe(0);
    const winners = JSON.parse(out).flatMap((game: { winners: string[] }) => game.winners);
    const won = winners.filter((winner: string) => winner === 'harkonnen').length;
    expect(won).toBeGreaterThan(winners.length / 2);
  });

  it('plays the Descartes edition too, fifteen turns at most, with its advanced game', async () => {
    const args = ['board', 'play', ...FACTIONS, '--edition', 'descartes', '--games', '3', '--json'];
    const basic = await ran(args);
    expect([basic.code, basic.err]).toEqual([0, '']);
    for (const { turns } of JSON.parse(basic.out)) expect(turns).toBeLessThanOrEqual(15);
    const advanced = await ran([...args, '--advanced']);
    expect([advanced.code, advanced.err]).toEqual([0, '']);
    const parts = [...args, '--options', 'double-blow,advanced-combat'];
    expect(advanced.out).toBe((await ran(parts)).out);
    expect(advanced.out).not.toBe(basic.out);
  });

  it('plays the same games with the same seed, to the byte', async () => {
    const run = async (seed: string, ...more: string[]) =>
      (await ran(['board', 'play', ...FACTIONS, '--seed', seed, ...more])).out;
    expect(await run('Dune', '--json')).toBe(await run('Dune', '--json'));
    expect(await run('Dune')).toBe(await run('Dune'));
    expect(await run('Dune')).not.toBe(await run('Ix'));
  });

  it('counts on a terminal who has won', async () => {
    const { out } = await ran(['board', 'play', ...FACTIONS, '--games', '2']);
    expect(out).toMatch(/^seed 0 .*\nseed 1 .*\n\nWon, of 2 games\n {2}atreides +\d\n/);
  });

  it('says how fast it was only when asked, beside the answer', async () => {
    const { err } = await ran(['board', 'play', ...FACTIONS, '--time']);
    expect(err).toMatch(/^registry board play: [\d.]+ games and \d+ actions a second\n$/);
  });

  it.each([
    [['play'], '--factions is missing'],
    [['play', 'on', ...FACTIONS], 'options only'],
    [['play', '--factions', 'atreides'], ''],
    [['play', '--factions', 'atreides,atreides'], 'once'],
    [['play', '--factions', 'atreides,corrino'], 'corrino'],
    [['play', ...FACTIONS, '--players', 'random'], '--players'],
    [['play', ...FACTIONS, '--players', 'random,random,mentat'], 'steward'],
    [['play', ...FACTIONS, '--options', 'two-each'], 'two-each'],
  ])('refuses %j in one line', async (args, why) => {
    const { code, out, err } = await ran(['board', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry board play: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
