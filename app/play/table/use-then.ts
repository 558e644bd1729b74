import { useMemo } from 'react';
import type { Action } from '@/lib/engine/actions';
import { cardName } from '@/lib/engine/narration/naming';
import { thenWords } from '@/lib/engine/narration/outlook';
import { answerOutlooks } from '@/lib/engine/rite/answers';
import { useTable } from './table-context';

/** What the rite that is on would end in after an answer, in words; '' where there is none, or it cannot be told. */
export function useThen(): (action: Action) => string {
  const { view, catalogue } = useTable();
  return useMemo(() => {
    const outlooks = answerOutlooks(view, catalogue);
    return (action) => {
      const found = outlooks(action);
      return found === null ? '' : thenWords(found, (id) => cardName(view, catalogue, id));
    };
  }, [view, catalogue]);
}
