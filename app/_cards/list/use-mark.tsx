import { useMemo } from 'react';
import type { Mark } from '@/app/_ui/card/operation/mark';
import { fetchedCode } from '@/app/_ui/data/fetched-code';
import type { Query } from '@/lib/cards/query/query';

const useMarks = fetchedCode(() => import('@/lib/cards/query/marks'));

/** Marks the words of texts that a search asked for; null where it asked for none. */
export function useMark(query: Query): Mark | null {
  const code = useMarks(query.where !== null);
  return useMemo(() => {
    const marks = code?.marksOf(query);
    if (code === null || !marks) return null;
    return {
      show: (text) =>
        code.markedParts(text, marks).map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text differ by place alone
          part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
        ),
      begin: (line) => code.fromMark(line, marks),
    };
  }, [query, code]);
}
