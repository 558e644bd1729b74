import { useMemo } from 'react';
import type { Query } from '@/lib/cards/query/query';
import { fetchedCode } from '../data/fetched-code';

const useDescribing = fetchedCode(() => import('@/lib/cards/query/describe'));

/**
 * The search in plain English, for a headline. The words are fetched with the first search that
 * needs them; until they and the query are there the search stands in quotes.
 */
export function useDescription(query: Query, text: string): string {
  const isRead = query.where !== null || query.sort.length > 0;
  const describing = useDescribing(isRead);
  return useMemo(() => {
    if (text.trim() === '') return 'All cards';
    return isRead && describing ? describing.describeQuery(query) : `“${text}”`;
  }, [isRead, describing, query, text]);
}
