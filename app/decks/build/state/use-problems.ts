'use client';

import { useMemo } from 'react';
import { problemMessage } from '@/lib/legality/words';
import { useDerived } from './workshop';

/** What is wrong with each line of the deck, in words, by place and id: "imperial eots-arrakeen". */
export function useProblemsByLine(): ReadonlyMap<string, string> {
  const { report } = useDerived();
  return useMemo(() => {
    const byLine = new Map<string, string>();
    for (const problem of report.problems) {
      if (problem.severity !== 'error') continue;
      const words = problemMessage(problem);
      for (const { deck, id } of problem.cards) {
        const key = `${deck} ${id}`;
        const before = byLine.get(key);
        byLine.set(key, before === undefined ? words : `${before} ${words}`);
      }
    }
    return byLine;
  }, [report]);
}
