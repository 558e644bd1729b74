import { describe, expect, it } from 'vitest';
import { loadRules } from '@/lib/rules/load';
import { citedIds, listed as listedRules, UNTESTED_FILE } from './untested';

describe('the rules and their tests', () => {
  const known = new Set(loadRules().rules.map((rule) => rule.id));
  const cited = citedIds('.');
  const listed = [...listedRules('.').keys()];

  it('cites only rules that exist', () => {
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
  });

  it(`lists in ${UNTESTED_FILE} exactly the rules that no test cites (npm run untested shortens it)`, () => {
    expect(listed).toEqual([...known].filter((id) => !cited.has(id)));
  });
});
