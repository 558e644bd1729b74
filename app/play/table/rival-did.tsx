import { memo, useDeferredValue } from 'react';
import styles from './action-bar.module.css';
import { useTable } from './table-context';
import type { Table } from './table-store';

/** So many moves back it may have been. */
const BACK = 12;

/** What a rival did last, in the words of the log; nothing once the own House has done something since. */
export function RivalDid() {
  const { table, snapshot } = useTable();
  // drawn after the table, as the log is
  return <Line table={table} at={useDeferredValue(snapshot.at)} />;
}

const Line = memo(function Line({ table, at }: { readonly table: Table; readonly at: number }) {
  const last = table.news(Math.max(0, at - BACK), at).since.at(-1);
  return last === undefined ? null : <p className={styles.did}>{last}</p>;
});
