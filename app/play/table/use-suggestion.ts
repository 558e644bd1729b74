import { useEffect, useState } from 'react';
import { createKept } from '@/app/_ui/base/kept-value';
import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import { afterPaint } from './after-paint';
import { useTable } from './table-context';

/** Whether a move is suggested in the own Interval and in rites; this browser remembers it. */
export const suggestionsShown = createKept<boolean>(
  'registry.table.suggestions',
  true,
  (text) => text !== 'hidden',
  (shown) => (shown ? null : 'hidden'),
);

/**
 * What a steward would do in the own Interval and in a rite, from what the House may know; null elsewhere, and until the table
 * is drawn.
 * The card that it is about is marked in the page itself, so that nothing is drawn anew for it.
 */
export function useSuggestion(): { readonly isAsked: boolean; readonly best: Action | null } {
  const { table, snapshot, view } = useTable();
  const isShown = suggestionsShown.use();
  const { at } = snapshot;
  const isThere =
    view.frames.at(-1)?.step === 'house' || view.frames.some(({ step }) => step === 'rite');
  const isAsked = isShown && isThere && snapshot.actions.length > 1;
  const [found, setFound] = useState<{ readonly at: number; readonly action: Action | null }>({
    at: -1,
    action: null,
  });
  useEffect(() => {
    if (!isAsked) return;
    let mark: Element | null = null;
    let isOver = false;
    afterPaint(() => {
      if (isOver) return;
      const action = table.suggestion();
      setFound({ at, action });
      const card = action === null ? null : subjectOf(action);
      mark =
        card === null
          ? null
          : document.querySelector(`:not([data-shown]) > [data-card="${card}"][data-can]`);
      mark?.setAttribute('data-best', '');
    });
    return () => {
      isOver = true;
      mark?.removeAttribute('data-best');
    };
  }, [table, at, isAsked]);
  return { isAsked, best: isAsked && found.at === at ? found.action : null };
}
