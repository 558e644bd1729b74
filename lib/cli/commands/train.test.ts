import { describe, expect, it } from 'vitest';
import { valueFileSchema } from '@/lib/players/mentat/weights';
import { ran } from '../io-fixture';

describe('registry train', () => {
  it('learns weights from games, the same from the same ones', async () => {
    const args = ['train', '--games', '5', '--budget', '2', '--seed', '9'];
    const { code, out, err } = await ran(args);
    expect([code, err]).toEqual([0, '']);
    const { weights, made } = valueFileSchema.parse(JSON.parse(out));
    expect(made).toMatchObject({ games: 5, seed: 9 });
    expect(Object.keys(weights)).toContain('hoard');
    const { files } = await ran([...args, '--out', 'value.json']);
    expect(files.get('value.json')).toBe(out);
  });

  it('refuses what is no option in one line, exit 2', async () => {
    const { code, err } = await ran(['train', 'now']);
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
  });
});
