import { useRef } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import styles from './find.module.css';
import { FindBox } from './find-box';

/** The search above any page. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title="Search" onClose={onClose} initialFocus={input}>
      <div className={styles.dialog}>
        <FindBox placeholder="A card, a deck, a rule" inputRef={input} onGone={onClose} />
      </div>
    </Dialog>
  );
}
