import { expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { describeQuery } from '@/lib/cards/query/describe';
import type { Query } from '@/lib/cards/query/query';
import { createSearcher } from '@/lib/cards/query/search';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { language } from './query-language';

const searcher = createSearcher(loadCatalogue(), new Set());
const find = (query: Query) => language.search(searcher, query, IN_OUR_WORDS);

/** The headline of a search text, and the text that the facets edit. */
function asked(text: string): readonly [words: string, text: string] {
  const parsed = language.parseQuery(text);
  if (!parsed.ok) throw new Error(text);
  const query = parsed.value;
  const read = language.inFields({ text, query }, find(query), find);
  return [describeQuery(read.query), read.text];
}

it('plain words that name a type and a Power are read as these where they find the same cards', () => {
  expect(asked('persona harkonnen cost<=3')).toEqual([
    'Harkonnen personas costing 3 or less',
    't:persona a:harkonnen cost<=3',
  ]);
  expect(asked('persona harkonnen sort:-cost')[0]).toBe(
    'Harkonnen personas, sorted by cost, highest first',
  );
});

it('plain words that find other cards too stay as they were typed', () => {
  expect(asked('guild')).toEqual(['Cards matching “guild”', 'guild']);
  expect(asked('duke')).toEqual(['Cards matching “duke”', 'duke']);
});
