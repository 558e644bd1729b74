import { memo, useDeferredValue } from 'react';
import type { View } from '@/lib/engine/state/view';
import styles from './action-bar.module.css';
import { useTable } from './table-context';
import type { Table } from './table-store';

/** So many moves back it may have been. */
const BACK = 12;

/** What a rival did last, in the words of the log; nothing once the own House has done something since. */
export function RivalDid() {
  const { table, snapshot, view } = useTable();
  // drawn after the table, as the log is
  return <Line table={table} at={useDeferredValue(snapshot.at)} own={view.seat} />;
}

const Line = memo(function Line({
  table,
  at,
  own,
}: {
  readonly table: Table;
  readonly at: number;
  readonly own: View['seat'];
}) {
  const last = table.log(Math.max(0, at - BACK), at).findLast(({ lines }) => lines.length > 0);
  if (last === undefined || last.seat === own) return null;
  return <p className={styles.did}>{last.lines[0]?.text}</p>;
});
