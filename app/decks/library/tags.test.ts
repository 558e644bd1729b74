import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, tagsSchema } from '@/lib/storage/records';
import { addTags } from './tags';

describe('typing tags', () => {
  it('takes several at a comma, once each, without blanks around them', () => {
    expect(addTags(['fast'], ' to  try, fast ,,two players')).toEqual([
      'fast',
      'to try',
      'two players',
    ]);
  });

  it('never makes tags that cannot be stored', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 80 }), (all) => {
        const tags = all.reduce<readonly string[]>(addTags, []);
        expect(readRecord(tagsSchema, tags).ok).toBe(true);
      }),
    );
  });
});
