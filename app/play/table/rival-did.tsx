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
  return (
    <Line table={table} at={useDeferredValue(snapshot.at)} houses={view.houses} own={view.seat} />
  );
}

const Line = memo(
  function Line({
    table,
    at,
    houses,
    own,
  }: {
    readonly table: Table;
    readonly at: number;
    readonly houses: View['houses'];
    readonly own: View['seat'];
  }) {
    if (houses.length === 1) return null;
    const last = table
      .log(Math.max(0, at - BACK), at)
      .flatMap(({ lines }) => lines)
      .map(({ text }) => ({
        text,
        seat: houses.findIndex(({ name }) => text.startsWith(`${name} `)),
      }))
      .findLast(({ seat }) => seat >= 0);
    if (last === undefined || last.seat === own) return null;
    return <p className={styles.did}>{last.text}</p>;
  },
  (was, is) => was.at === is.at && was.own === is.own && was.table === is.table,
);
