import { TriangleAlert } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import styles from './not-kept.module.css';
import { saveRecord } from './save-record';
import { useTable } from './table-context';

/** Said while the browser does not keep the moves. */
export function NotKept() {
  const { table, snapshot } = useTable();
  if (snapshot.isKept) return null;
  return (
    <p className={styles.warning} role="status">
      <TriangleAlert size={18} aria-hidden />
      <span>
        This game is not kept: the browser has no room left, or forbids it. The game goes on as long
        as this page is open.
      </span>
      <Button size="small" onClick={() => void saveRecord(table)}>
        Save it as a file
      </Button>
    </p>
  );
}
