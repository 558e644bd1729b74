import { useEffect, useState } from 'react';
import { suggestionsShown } from '@/app/_table/manners';
import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import type { View } from '@/lib/engine/state/view';
import { afterPaint } from './after-paint';
import type { Suggestion } from './suggestion';
import { useTable } from './table-context';

/** Where nearly every answer has one that is better. */
const SUGGESTED: ReadonlySet<string> = new Set([
  'house',
  'window',
  'petition',
  'rite',
  'effect',
  'moving',
  'host',
]);

/** Whether a move is suggested here. */
export function useSuggests(): boolean {
  const { snapshot, view } = useTable();
  const isShown = suggestionsShown.use();
  return isShown && snapshot.actions.length > 1 && isSuggestedAt(view);
}

/** But for what is paid: a steward spends favor, and for X solaris, that a player may need. */
export function isSuggestedAt({ frames }: Pick<View, 'frames'>): boolean {
  const top = frames.at(-1);
  if (top === undefined || !SUGGESTED.has(top.step)) return false;
  if (top.step === 'petition') return top.at !== 'discount';
  return top.step !== 'effect' || top.at !== 'x';
}

/**
 * What a steward would do, from what the House may know; null where nothing is suggested, and until the table is drawn.
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
