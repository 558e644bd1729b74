import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { SortHead } from '@/app/_ui/base/sort-head';
import { nearestFirst } from '@/lib/desk/report-order';
import { SORTS } from '@/lib/desk/row-filters';
import type { Row } from '@/lib/desk/rows';
import { counted } from '@/lib/sentences';
import { copyLetter } from './downloads';
import { SORT_NAMES } from './filters';
import { chooseList, chosenLists, removeRows } from './list-edits';
import styles from './lists-table.module.css';
import { TableRow } from './lists-table-row';
import { focusRow, focusRowSoon, takeFocusWish } from './row-focus';
import type { TableViewProps } from './table-view';
import { changeList } from './tournament-store';

const COLUMNS = SORTS.filter((sort) => sort !== 'number' && sort !== 'file');

/** The lists of a tournament. Arrow keys walk the rows, Enter opens one, the space bar chooses it. */
export function ListsTable(props: TableViewProps) {
  const { rows: all, shown: rows, address, view } = props;
  const { sort, reverse } = address;
  const chosen = chosenLists.use();
  /** The row that the arrow keys stand on. */
  const [current, setCurrent] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === current),
  );

  useEffect(() => {
    // back from a report: on with the row that it was opened from, or with its neighbour
    const ids = takeFocusWish();
    if (ids.length > 0) focusRow(ids);
  }, []);

  /** The row that goes, and where the focus goes once it is no longer drawn. */
  const leaving = useRef<{ readonly id: string; readonly next: readonly string[] } | null>(null);
  useEffect(() => {
    const left = leaving.current;
    if (left === null || all.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    focusRow(left.next);
  }, [all]);

  // what the rows call stays the same function, so that a row is drawn only when it changes
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [calls] = useState(() => ({
    open: (id: string) => latest.current.go({ list: id }),
    rename: (id: string, player: string | null) => {
      setRenamed(null);
      if (player !== null) changeList(id, { player: player === '' ? null : player });
      focusRowSoon([id]);
    },
    startRename: (id: string) => setRenamed(id),
    remove: (id: string) => {
      const ids = latest.current.shown.map((row) => row.id);
      leaving.current = { id, next: nearestFirst(ids, id) };
      removeRows([id]);
    },
    copyLetter: (row: Row) => {
      const { catalogue } = latest.current;
      if (catalogue !== null) void copyLetter(row, catalogue);
    },
    stand: (id: string) => setCurrent(id),
  }));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || target.dataset.walk === undefined) return;
    const row = rows[at];
    const goal = Object.hasOwn(GOALS, key) ? GOALS[key] : undefined;
    if (goal !== undefined) {
      const to = rows[Math.max(0, Math.min(rows.length - 1, goal(at)))];
      if (to === undefined) return;
      setCurrent(to.id);
      focusRow([to.id]);
    } else if (row === undefined) return;
    else if (key === ' ') chooseList(row.id);
    else if (key === 'F2') calls.startRename(row.id);
    else if (key === 'Delete') calls.remove(row.id);
    else return;
    event.preventDefault();
  }

  if (rows.length === 0)
    return all.length === 0 ? null : (
      <div className="flex flex-wrap items-center gap-3 py-6 text-muted">
        <p>None of the {counted(all.length, 'list')} is like this.</p>
        <Button size="small" onClick={() => view({ show: 'all', q: '' })}>
          Show all
        </Button>
      </div>
    );
  /** Few lists say what their House is called. */
  const hasHouses = all.some(({ house }) => house !== '');
  const allChosen = rows.every(({ id }) => chosen.has(id));
  return (
    <>
      <h2 className="visually-hidden">Lists of the tournament</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Lists of the event. Arrow keys move between the rows, Enter opens a report, the space bar
          chooses, F2 renames, Delete removes.
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.tick}>
              <Checkbox
                checked={allChosen}
                onCheckedChange={(on) =>
                  chosenLists.set(
                    on
                      ? new Set([...chosen, ...rows.map(({ id }) => id)])
                      : new Set([...chosen].filter((id) => !rows.some((row) => row.id === id))),
                  )
                }
              >
                <span className="visually-hidden">Choose all that are shown</span>
              </Checkbox>
            </th>
            {COLUMNS.filter((column) => column !== 'house' || hasHouses).map((column) => (
              <SortHead
                key={column}
                data-column={column}
                sorted={sort === column ? (reverse ? 'descending' : 'ascending') : null}
                onSort={() => view({ sort: column, reverse: sort === column ? !reverse : false })}
              >
                {SORT_NAMES[column]}
              </SortHead>
            ))}
            <th scope="col" className={styles.last}>
              <span className="visually-hidden">Letter and removal</span>
            </th>
          </tr>
        </thead>
        <tbody className={styles.body} onKeyDown={onKeyDown}>
          {rows.map((row, place) => (
            <TableRow
              key={row.id}
              row={row}
              isCurrent={place === at}
              isChosen={chosen.has(row.id)}
              isRenamed={renamed === row.id}
              hasHouses={hasHouses}
              calls={calls}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Where the arrow keys go, as places in the table; what is beyond an end stays there. */
const GOALS: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
};
