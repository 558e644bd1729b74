import { useEffect, useState } from 'react';
import { createKept } from '@/app/_ui/base/kept-value';
import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import { afterPaint } from './after-paint';
import { answersItself } from './own-declared';
import type { Suggestion } from './suggestion';
import { useTable } from './table-context';

/** Whether a move is suggested in the own Interval, in petitions, in rites and where a tactic may answer; this browser remembers it. */
export const suggestionsShown = createKept<boolean>(
  'registry.table.suggestions',
  true,
  (text) => text !== 'hidden',
  (shown) => (shown ? null : 'hidden'),
);

/** Whether a move is suggested here. */
export function useSuggests(): boolean {
  const { snapshot, view } = useTable();
  const isShown = suggestionsShown.use();
  const top = view.frames.at(-1);
  const isThere =
    top?.step === 'house' ||
    // its own declaration is done as it stands
    (top?.step === 'window' && !answersItself(view)) ||
    (top?.step === 'petition' && top.at !== 'discount') ||
    view.frames.some(({ step }) => step === 'rite');
  return isShown && isThere && snapshot.actions.length > 1;
}

/**
 * What a steward would do in the own Interval, in a petition, in a rite and where a tactic may answer, from what the House may know; null elsewhere, and until the table
 * is drawn.
 * The card that it is about is marked in the page itself, so that nothing is drawn anew for it.
 */
export function useSuggestion(): {
  readonly isAsked: boolean;
  readonly best: Action | null;
  readonly reason: string;
} {
  const { table, snapshot, asked } = useTable();
  const { at } = snapshot;
  const isAsked = useSuggests();
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
  return { isAsked, best: told?.action ?? null, reason: told?.reason ?? '' };
}
