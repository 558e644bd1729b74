import { useDeferredValue, useMemo } from 'react';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './table-card.module.css';
import { useTable } from './table-context';

/** On a card that cannot be played in the own Interval: what it waits for, told after the table. */
export function WaitsTag({ id }: { readonly id: GameCardId }) {
  const { table, snapshot } = useTable();
  const at = useDeferredValue(snapshot.at, -1);
  const brief = useMemo(() => (at < 0 ? '' : (table.whyNot(id)[0]?.brief ?? '')), [table, id, at]);
  const [, rest = '', last] = /^(.* )?(\S+)$/.exec(brief) ?? [];
  return brief === '' ? null : (
    <span className={styles.deed} data-waits aria-hidden>
      <span className={styles.rest}>{rest}</span>
      {last}
    </span>
  );
}
