import { describe, expect, it } from 'vitest';
import { ran } from '../io-fixture';

const QUICK = ['--against', 'guild', '--player', 'random', '--games', '2', '--seed', '4'];
const SWAPS = [
  '--swap',
  '2x Crysknife=Lasgun Rifle',
  'eots-sandworm=eots-lasgun-rifle+Trespass Accord=Hagga Basin',
];

describe('registry lab', () => {
  it('tells what each change adds to the chance of winning, with its range and its games', async () => {
    const args = [
      'lab',
      'fremen',
      '--swap',
      '2x Crysknife=Lasgun Rifle',
      '--suggest',
      '1',
      ...QUICK,
    ];
    const { code, out, err } = await ran([...args, '--json']);
    expect([code, err]).toEqual([0, '']);
    const told = JSON.parse(out);
    expect(told).toMatchObject({ sponsor: 'fremen', player: 'random', rules: 'tat', seed: 4 });
    expect(told.games).toBe(6);
    expect(told.changes).toHaveLength(2);
    expect(told.changes.map(({ swaps }: { swaps: unknown }) => swaps)).toContainEqual([
      { out: 'eots-crysknife', into: 'eots-lasgun-rifle', copies: 2 },
    ]);
    for (const change of told.changes) {
      expect(change).toMatchObject({ pairs: 2, dropped: null });
      expect(change.low).toBeLessThanOrEqual(change.difference);
      expect(change.high).toBeGreaterThanOrEqual(change.difference);
    }
    const text = await ran(args);
    expect(text.out).toContain('against 1 deck: 6 games, player random, seed 4');
    expect(text.out).toMatch(/2x Lasgun Rifle.* for Crysknife.* \(-\d+\.\d to \+\d+\.\d\) +2 /);
  });

  it('reads several changes, cards by title or id, and several swaps in one change', async () => {
    const { out, err } = await ran(['lab', 'fremen', ...SWAPS, ...QUICK, '--json']);
    expect(err).toBe('');
    const changes: { swaps: { out: string; into: string }[] }[] = JSON.parse(out).changes;
    expect(changes.map(({ swaps }) => swaps.map((swap) => swap.out)).sort()).toEqual([
      ['eots-crysknife'],
      ['eots-sandworm', 'eots-trespass-accord'],
    ]);
  });

  it('refuses a change that it cannot make, with the rule that it would break', async () => {
    const refused = async (...args: string[]) => {
      const { code, out, err } = await ran(['lab', 'fremen', ...args, ...QUICK]);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await refused('--swap', 'Crysknife=Harkonnen Battalion')).toContain('TAT-4.2-03');
    expect(await refused('--swap', '3x Crysknife=Lasgun Rifle')).toContain(
      'is in the House deck 2 times',
    );
    expect(await refused('--swap', 'Crysknife')).toContain('Write OUT=IN');
    expect(await refused('--swap', '0x Crysknife=Valor')).toContain('Write OUT=IN');
    expect(await refused('--swap', 'Crisknife=Lasgun Rifle')).toContain('eots-crysknife');
    expect(await refused('--swap', 'Crysknife=Stilgar')).toMatch(
      /names no single card|does not belong/,
    );
  });

  it('suggests only owned cards where a collection is given, or says that there is nothing', async () => {
    const files = { 'owned.csv': 'count,name,set\n1,Harkonnen Battalion,eots\n' };
    const args = ['lab', 'fremen', '--suggest', '3', '--owned', 'owned.csv', ...QUICK];
    expect((await ran(args, { files })).err).toContain('nothing to suggest');
    expect((await ran(args)).err).toContain('owned.csv: There is no such file');
  });

  it('refuses what it cannot play', async () => {
    const refused = async (...args: string[]) => {
      const { code, err } = await ran(['lab', ...args]);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('fremen')).toContain('--suggest N');
    expect(await refused('samples', '--suggest', '1')).toContain('One deck is wanted');
    expect(await refused('fremen', '--suggest', '1', '--against', 'fremen')).toContain('no rival');
    expect(await refused('fremen', '--suggest', '1', '--player', 'mentat:5ms')).toContain(
      '--player',
    );
    expect(await refused('fremen', ...SWAPS, '--owned', 'x')).toContain('--suggest may');
  });
});
