import { TriangleAlert } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import styles from './not-kept.module.css';

/** Said while the browser does not keep the moves. */
export function NotKept({ onSave }: { readonly onSave: () => void }) {
  return (
    <p className={styles.warning} role="status">
      <TriangleAlert size={18} aria-hidden />
      <span>
        This game is not kept: the browser has no room left, or forbids it. The game goes on as long
        as this page is open.
      </span>
      <Button size="small" onClick={onSave}>
        Save it as a file
      </Button>
    </p>
  );
}
