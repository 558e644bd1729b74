import { describe, expect, it } from 'vitest';
import { citedIds, listed, UNTESTED } from './untested';

describe.each(UNTESTED)('the rules of $file and their tests', (untested) => {
  const known = untested.known();
  const cited = citedIds('.', untested);

  it('cites only rules that exist', () => {
    expect([...cited].filter((id) => !known.includes(id))).toEqual([]);
  });

  it('lists exactly the rules that no test cites (npm run untested shortens it)', () => {
    const left = known.filter((id) => !cited.has(id));
    expect([...listed('.', untested).keys()]).toEqual(left);
  });
});
