import { describe, expect, it } from 'vitest';
import { ran } from './io-fixture';

describe('registry board cards', () => {
  it('prints the ids of what a query finds, one a line or as JSON, and a table on a terminal', async () => {
    const query = 't:weapon is:doubtful edition:2019';
    expect(await ran(['board', 'cards', query])).toMatchObject({ code: 0, out: 'ellaca-drug\n' });
    const { out } = await ran(['board', 'cards', query, '--json']);
    expect(JSON.parse(out)).toEqual(['ellaca-drug']);
    expect((await ran(['board', 'cards', 'nobody'])).out).toBe('');
  });

  it('points at what cannot be read', async () => {
    const { code, err } = await ran(['board', 'cards', 't:wepon']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean weapon?');
    expect(err).toContain('    ^^^^^');
    expect((await ran(['board', 'cards'])).code).toBe(2);
  });
});
