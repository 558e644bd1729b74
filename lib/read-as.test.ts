import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAs } from './read-as';

describe('reading data as a schema has them', () => {
  const schema = z.object({ name: z.string().max(3), list: z.array(z.string()).min(1) });

  it('gives what has the form', () => {
    const value = { name: 'Ix', list: ['a'] };
    expect(readAs(schema, value)).toEqual({ success: true, data: value });
  });

  it.each([
    '{"name": {"length": {"valueOf": 1, "toString": 1}}, "list": ["a"]}',
    '{"name": "Ix", "list": {"length": {"valueOf": 1, "toString": 1}}}',
    '{"name": "Ixian", "list": []}',
    '[]',
  ])('refuses %s', (text) => {
    const read = readAs(schema, JSON.parse(text));
    expect(read.success).toBe(false);
    expect(read.error?.issues).not.toEqual([]);
  });
});
