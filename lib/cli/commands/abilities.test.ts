import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { ran } from '../io-fixture';

const { cards: all, byId, abilities } = loadGameCatalogue();
const lines = (out: string) => out.split('\n').filter((line) => line !== '');

interface Counts {
  readonly total: number;
  readonly running: number;
}

describe('registry abilities', () => {
  it('counts what runs, as JSON', async () => {
    const { code, out, err } = await ran(['abilities', '--json']);
    expect([code, err]).toEqual([0, '']);
    const counts = JSON.parse(out);
    expect(Object.keys(counts)).toEqual([
      ...['total', 'running', 'bySet', 'byType'],
      ...['missing', 'byHand'],
    ]);
    expect(counts.total).toBe(all.length);
    expect(counts.running).toBe(abilities.size);
    expect(counts.missing).toHaveLength(counts.total - counts.running);
    for (const parts of [counts.bySet, counts.byType]) {
      const sum = (key: keyof Counts) =>
        Object.values<Counts>(parts).reduce((total, part) => total + part[key], 0);
      expect([sum('total'), sum('running')]).toEqual([counts.total, counts.running]);
    }
    expect(counts.byType.holding).toEqual({ total: 71, running: 71 });
    expect(Object.keys(counts.bySet)).toEqual(['eots', 'jotc', 'tat']);
    expect(counts.missing).toEqual(expect.arrayContaining(Object.keys(counts.byHand)));
  });

  it('gives the ids that are missing, and none of those that run', async () => {
    const { out } = await ran(['abilities', '--missing']);
    const counted = JSON.parse((await ran(['abilities', '--missing', '--json'])).out);
    expect(lines(out)).toEqual(counted.missing);
    expect(lines(out).filter((id) => abilities.has(id))).toEqual([]);
    expect(lines(out).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('tells people the counts by set and type', async () => {
    const { code, out } = await ran(['abilities']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ of 661 cards run\.\n\nBy set\n {2}eots +\d+ of \d+\n/);
    expect(out).toMatch(/\nBy type\n/);
    expect(out).toMatch(/ {2}holding +71 of 71\n/);
    expect(out).toMatch(/\nBy hand\n {2}jotc-alliance-review-board: .+\.\n$/);
  });

  it('says how it is used', async () => {
    const { code, out } = await ran(['abilities', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^registry abilities /);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it.each([['--colour'], ['a'], ['--json=3']])('refuses %s in one line', async (arg) => {
    const { code, out, err } = await ran(['abilities', arg]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^registry abilities: [^\n]+\n$/);
  });
});
