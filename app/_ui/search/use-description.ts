import { useMemo } from 'react';
import type { Query } from '@/lib/cards/query/query';
import { fetchedCode } from '../data/fetched-code';

const useDescribing = fetchedCode(() => import('@/lib/cards/query/describe'));

/**
 * The search in plain English, for a headline. The words are fetched with the first search that
 * needs them; until they are there the search stands in quotes.
 */
export function useDescription(query: Query, text: string): string {
  const plain = query.where === null && query.sort.length === 0;
  const describing = useDescribing(!plain);
  return useMemo(() => {
    if (plain) return 'All cards';
    return describing ? describing.describeQuery(query) : `“${text}”`;
  }, [plain, describing, query, text]);
}
