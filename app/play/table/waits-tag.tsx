import { useDeferredValue, useMemo } from 'react';
import { subjectOf } from '@/lib/engine/refusals';
import type { GameCardId } from '@/lib/engine/state/state';
import { isOwnInterval } from './lately';
import styles from './table-card.module.css';
import { useTable } from './table-context';

/** On a card of the own hand or Assembly that cannot be played in the own Interval: what it waits for. */
export function WaitsTag({ id }: { readonly id: GameCardId }) {
  const brief = useWaitsFor(id);
  return brief === '' ? null : (
    <span className={styles.deed} data-waits aria-hidden>
      {brief}
    </span>
  );
}

/** In short; told after the table. */
function useWaitsFor(id: GameCardId): string {
  const { table, snapshot } = useTable();
  const late = useDeferredValue(snapshot);
  return useMemo(() => {
    const { view, viewer, actions } = late;
    const { zone, seat } = view.cards[id]?.place ?? {};
    const isHeld = (zone === 'hand' || zone === 'assembly') && seat === viewer;
    const isWaiting =
      isHeld && isOwnInterval(view) && !actions.some((one) => subjectOf(one) === id);
    return isWaiting ? (table.whyNot(id).find(({ brief }) => brief !== '')?.brief ?? '') : '';
  }, [table, late, id]);
}
