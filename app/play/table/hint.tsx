import type { ReactNode } from 'react';
import { lookedAt } from '@/app/_ui/card/looked-at';
import { sayAction } from '@/lib/engine/narration/action';
import styles from './action-bar.module.css';
import { useTable } from './table-context';
import { useThen } from './use-then';

/** What a click on the card that is looked at does; else what stands there. */
export function Hint({ children }: { readonly children: ReactNode }) {
  const { view, catalogue, places } = useTable();
  const onCards = [...places.cards.values()].reduce((sum, list) => sum + list.length, 0);
  const card = lookedAt.useOf((now) =>
    Number(now?.element.querySelector<HTMLElement>('[data-card]')?.dataset.card ?? -1),
  );
  const then = useThen();
  const [first, ...more] = places.cards.get(card ?? -1) ?? [];
  if (onCards === 0 || first === undefined) return children;
  return (
    <p className={styles.did}>
      <b>Click:</b>{' '}
      {more.length === 0
        ? [sayAction(view, catalogue, first), then(first)].filter(Boolean).join('; ')
        : `choose among ${more.length + 1} actions`}
    </p>
  );
}
