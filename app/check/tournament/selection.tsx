import { Columns2, Printer, Trash2 } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { nearestFirst } from '@/lib/desk/report-order';
import { counted, plural } from '@/lib/sentences';
import { chosenLists, removeRows } from './list-edits';
import { focusRowSoon, wishFocus } from './row-focus';
import styles from './selection.module.css';
import type { TableViewProps } from './table-view';
import { usePrintSheets } from './use-print-sheets';

/** What can be done with the chosen rows; two of them can be compared. */
export function Selection({ rows, shown, go }: TableViewProps) {
  const ids = chosenLists.use();
  const chosen = rows.filter(({ id }) => ids.has(id));
  const hidden = chosen.filter((row) => !shown.includes(row)).length;
  const printSheets = usePrintSheets();
  const [first, second, ...others] = chosen;
  if (first === undefined) return null;
  const pair = second !== undefined && others.length === 0 ? second : null;

  function compare(before: string, after: string) {
    wishFocus([before, after]);
    go({ compare: `${before}.${after}` });
  }

  return (
    <section aria-label="Chosen lists" className={styles.selection}>
      <span className={styles.count}>
        {counted(chosen.length, 'list')} chosen{hidden > 0 && `, ${hidden} not shown`}
      </span>
      <Button size="small" onClick={() => printSheets(chosen)}>
        <Printer size={14} aria-hidden />
        {plural(chosen.length, 'Registration sheet')}
      </Button>
      <Button
        size="small"
        disabled={pair === null}
        title={pair === null ? 'Choose two lists to compare them' : undefined}
        onClick={() => pair && compare(first.id, pair.id)}
      >
        <Columns2 size={14} aria-hidden />
        Compare
      </Button>
      <Button
        size="small"
        onClick={() => {
          removeRows([...ids]);
          focusRowSoon(
            nearestFirst(
              shown.map(({ id }) => id),
              first.id,
            ),
          );
        }}
      >
        <Trash2 size={14} aria-hidden />
        Remove
      </Button>
      <Button
        size="small"
        kind="quiet"
        onClick={() => {
          chosenLists.set(new Set());
          focusRowSoon([]);
        }}
      >
        Choose none
      </Button>
    </section>
  );
}
