import { type ReactNode, useMemo } from 'react';
import { lookedAt } from '@/app/_ui/card/looked-at';
import { sayAction } from '@/lib/engine/narration/action';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './action-bar.module.css';
import { useTable } from './table-context';
import { useThen } from './use-then';

/** What a click on the card that is looked at does, or why an own one, or the one that was clicked, can do nothing now; else what stands there. */
export function Hint({ children }: { readonly children?: ReactNode }) {
  const { view, catalogue, places, held } = useTable();
  const then = useThen();
  const card = lookedAt.useOf((now) => {
    // what has left its place is no longer pointed at
    if (!now?.element.isConnected) return undefined;
    return now.element.querySelector<HTMLElement>('[data-card]')?.dataset.card;
  });
  const id = Number(card ?? -1);
  const why = useWhyNot(card === undefined ? (held ?? -1) : id);
  const [first, ...more] = places.cards.get(id) ?? [];
  if (first !== undefined)
    return (
      <p className={styles.did}>
        <b>Click:</b>{' '}
        {more.length === 0
          ? [sayAction(view, catalogue, first), then(first)].filter(Boolean).join('; ')
          : `choose among ${more.length + 1} actions`}
      </p>
    );
  if (why === '') return children;
  return <NotNowFor why={why} />;
}

/** Why nothing can be done with a card. */
export function NotNowFor({ why }: { readonly why: string }) {
  return (
    <p className={styles.did} data-not>
      <b>Not now:</b> {why}
    </p>
  );
}

/** Why nothing can be done with an own card, while its House is asked; '' for any other. */
export function useWhyNot(card: GameCardId): string {
  const { table, snapshot, view, viewer, places } = useTable();
  const { at } = snapshot;
  const isOwn = viewer !== null && view.cards[card]?.place.seat === viewer;
  const isAsked = isOwn && view.decision?.seat === viewer && !places.cards.has(card);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands against it changes with every move
  return useMemo(() => {
    const [reason] = isAsked ? table.whyNot(card) : [];
    // the question itself stands below
    return reason?.code === 'answer-first' ? 'answer what is asked first' : (reason?.text ?? '');
  }, [table, card, isAsked, at]);
}
