import { useDeferredValue, useMemo } from 'react';
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
  const { table, snapshot, view, viewer, places } = useTable();
  const at = useDeferredValue(snapshot.at);
  const { zone, seat } = view.cards[id]?.place ?? {};
  const isHeld = (zone === 'hand' || zone === 'assembly') && seat === viewer;
  const isWaiting = isHeld && isOwnInterval(view) && !places.cards.has(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands against it changes with every move
  return useMemo(
    () => (isWaiting ? (table.whyNot(id).find(({ brief }) => brief !== '')?.brief ?? '') : ''),
    [table, id, isWaiting, at],
  );
}
