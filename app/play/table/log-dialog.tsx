import { Dialog } from '@/app/_ui/base/dialog';
import { Happened } from './happened';
import styles from './log.module.css';
import phone from './phone-table.module.css';

/** The log and the turns over the table, where they stand neither beside it nor on a tab. */
export function LogDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Log and turns" onClose={onClose}>
      <div className={styles.inDialog}>
        <Happened className={phone.record} />
      </div>
    </Dialog>
  );
}
