import { useEffect, useMemo, useState } from 'react';
import type { describeQuery } from '@/lib/cards/query/describe';
import type { Query } from '@/lib/cards/query/query';

let inWords: typeof describeQuery | undefined;

/**
 * The search in plain English, for a headline. The words are fetched with the first search that
 * needs them; until they are there the search stands in quotes.
 */
export function useDescription(query: Query, text: string): string {
  const [ready, setReady] = useState(inWords !== undefined);
  const plain = query.where === null && query.sort.length === 0;
  useEffect(() => {
    if (plain || ready) return;
    let gone = false;
    import('@/lib/cards/query/describe').then(
      (module) => {
        inWords = module.describeQuery;
        if (!gone) setReady(true);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [plain, ready]);
  return useMemo(() => {
    if (plain) return 'All cards';
    return ready && inWords ? inWords(query) : `“${text}”`;
  }, [plain, ready, query, text]);
}
