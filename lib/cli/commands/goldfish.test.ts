import { describe, expect, it } from 'vitest';
import { ran } from '../io-fixture';

describe('registry goldfish', () => {
  it('tells by turn what the House has, as JSON', async () => {
    const args = ['goldfish', 'fremen', '--turns', '6', '--games', '4', '--seed', '3', '--json'];
    const { code, out, err } = await ran(args);
    expect([code, err]).toEqual([0, '']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ players: 2, policy: 'greedy', seed: 3, turns: 6, games: 4 });
    expect(told.byTurn.map(({ turn }: { turn: number }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
    const [{ treasury, admission, ...rest }] = told.byTurn;
    expect(Object.keys(treasury)).toEqual(['mean', 'q1', 'median', 'q3']);
    expect(Object.keys(rest)).toEqual(['turn', 'favor', 'hoard', 'deployed', 'short']);
    expect(admission).toBe(0);
  });

  it('gives the same for the same seed, to the byte', async () => {
    const run = async (seed: string, ...more: string[]) =>
      (await ran(['goldfish', 'guild', '--games', '5', '--seed', seed, ...more])).out;
    expect(await run('1')).toBe(await run('1'));
    expect(await run('1')).not.toBe(await run('2'));
    expect(await run('1', '--policy', 'random')).not.toBe(await run('1'));
    expect(await run('1')).toMatch(/\nTurn {2}Treasury .*\n(\d .* \d+ %\n){5}$/);
  });

  it.each([
    [[], 'give one deck file'],
    [['guild', 'fremen'], 'give one deck file'],
    [['guild', '--turns', '0'], '--turns is a whole number'],
    [['guild', '--games', 'many'], '--games is a whole number'],
    [['guild', '--policy', 'wise'], '--policy is'],
    [['none.txt'], 'no such file'],
  ])('refuses %j in one line, exit 2', async (args, why) => {
    const { code, out, err } = await ran(['goldfish', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry goldfish: [^\n]+\n$/);
    expect(err).toContain(why);
  });
});
