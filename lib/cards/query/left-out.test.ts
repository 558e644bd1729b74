import { expect, it } from 'vitest';
import { withoutWrongTerms } from '@/lib/kernel/query/left-out';
import { parseQuery } from './parse';

function left(text: string) {
  const parsed = parseQuery(text);
  if (parsed.ok) throw new Error(`${text} can be read`);
  return withoutWrongTerms(text, parsed.problems);
}

it('leaves out the terms that cannot be read, and what turns them round', () => {
  expect(left('baron t:personna')).toEqual({ rest: 'baron', terms: ['t:personna'] });
  expect(left('t:persona colour:red battle>=2')).toEqual({
    rest: 't:persona battle>=2',
    terms: ['colour:red'],
  });
  expect(left('a -t:personna b not colour:red')).toEqual({
    rest: 'a b',
    terms: ['-t:personna', 'not colour:red'],
  });
  expect(left('t:personna')).toEqual({ rest: '', terms: ['t:personna'] });
});

it('leaves nothing out where it is no term that is wrong', () => {
  expect(left('(baron t:persona')).toBeNull();
  expect(left('baron or')).toBeNull();
});
