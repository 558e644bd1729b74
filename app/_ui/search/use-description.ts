import { useMemo } from 'react';
import { fetchedCode } from '../data/fetched-code';
import type { CardSearch } from './use-card-search';

const useDescribing = fetchedCode(() => import('@/lib/cards/query/describe'));

const WORD = /[\p{L}\p{N}'’-]+/gu;

/**
 * The search in plain English, for a headline. The words are fetched with the first search that
 * needs them; until they are there and the search is settled, `served` stands in their place, or the search in quotes.
 */
export function useDescription(
  text: string,
  { asked, isSettled, mends }: Pick<CardSearch, 'asked' | 'isSettled' | 'mends'>,
  served: string | null,
): string {
  const { query, text: readText } = asked;
  const isRead = query.where !== null || query.sort.length > 0;
  const describing = useDescribing(isRead);
  return useMemo(() => {
    if (readText.trim() === '') return 'All cards';
    // a slip of the pen stands as it was read
    if (isSettled && isRead && describing)
      return describing
        .describeQuery(query)
        .replace(WORD, (word) => mends.find(({ typed }) => typed === word)?.read ?? word);
    return served ?? `“${isSettled ? readText : text}”`;
  }, [isSettled, isRead, describing, query, mends, readText, text, served]);
}
