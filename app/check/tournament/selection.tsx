import { Columns2, Printer, Trash2 } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import type { Row } from '@/lib/desk/rows';
import { counted, plural } from '@/lib/sentences';
import styles from './selection.module.css';
import { usePrintSheets } from './use-print-sheets';

/** What can be done with the chosen rows; two of them can be compared. */
export function Selection({
  rows,
  hidden,
  onCompare,
  onRemove,
  onNone,
}: {
  readonly rows: readonly Row[];
  /** How many of them the filter does not let through. */
  readonly hidden: number;
  readonly onCompare: (before: string, after: string) => void;
  readonly onRemove: () => void;
  readonly onNone: () => void;
}) {
  const printSheets = usePrintSheets();
  const [first, second, ...others] = rows;
  if (first === undefined) return null;
  const pair = second !== undefined && others.length === 0 ? second : null;
  return (
    <section aria-label="Chosen lists" className={styles.selection}>
      <span className={styles.count}>
        {counted(rows.length, 'list')} chosen{hidden > 0 && `, ${hidden} not shown`}
      </span>
      <Button size="small" onClick={() => printSheets(rows)}>
        <Printer size={14} aria-hidden />
        {plural(rows.length, 'Registration sheet')}
      </Button>
      <Button
        size="small"
        disabled={pair === null}
        title={pair === null ? 'Choose two lists to compare them' : undefined}
        onClick={() => pair && onCompare(first.id, pair.id)}
      >
        <Columns2 size={14} aria-hidden />
        Compare
      </Button>
      <Button size="small" onClick={onRemove}>
        <Trash2 size={14} aria-hidden />
        Remove
      </Button>
      <Button size="small" kind="quiet" onClick={onNone}>
        Choose none
      </Button>
    </section>
  );
}
