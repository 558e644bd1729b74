import { useEffect, useState } from 'react';
import { suggestionsShown } from '@/app/_table/manners';
import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import { afterPaint } from './after-paint';
import { isSuggestedAt, type Suggestion } from './suggestion';
import { useTable } from './table-context';

/**
 * What a steward would do, from what the House may know; null where nothing is suggested, and until the table is drawn.
 * The card that it is about is marked in the page itself, so that nothing is drawn anew for it.
 */
export function useSuggestion(): {
  readonly isAsked: boolean;
  readonly best: Action | null;
  readonly reason: string;
  readonly most: number | null;
} {
  const { table, snapshot, asked } = useTable();
  const { at } = snapshot;
  const isAsked = suggestionsShown.use() && isSuggestedAt(snapshot);
  const [found, setFound] = useState<{ readonly at: number; readonly told: Suggestion | null }>({
    at: -1,
    told: null,
  });
  useEffect(() => {
    if (!isAsked) return;
    let marks: readonly Element[] = [];
    let isOver = false;
    afterPaint(() => {
      if (isOver) return;
      const told = table.suggestion();
      const action = told?.action ?? null;
      setFound({ at, told });
      // a defense is engaged on the card that is asked about (places.ts)
      const card =
        action === null ? null : action.kind === 'engage-defense' ? asked : subjectOf(action);
      marks =
        card === null
          ? []
          : [
              ...document.querySelectorAll(
                `[data-card="${card}"][data-can], [data-under~="${card}"][data-can]`,
              ),
            ];
      for (const mark of marks) mark.setAttribute('data-best', '');
      // what is held out is in sight
      marks[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => {
      isOver = true;
      for (const mark of marks) mark.removeAttribute('data-best');
    };
  }, [table, at, isAsked, asked]);
  const told = isAsked && found.at === at ? found.told : null;
  return {
    isAsked,
    best: told?.action ?? null,
    reason: told?.reason ?? '',
    most: told?.most ?? null,
  };
}
