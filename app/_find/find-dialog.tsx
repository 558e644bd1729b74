import { useRef } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import styles from './find.module.css';
import { FindBox } from './find-box';

/** The search above any page. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog title="Search" shape="top" onClose={onClose} initialFocus={input}>
      <div className={styles.dialog}>
        <FindBox
          placeholder="A card, a deck, a rule"
          inputRef={input}
          onGone={onClose}
          isCleared={false}
          end={
            <DialogClose>
              <Button kind="quiet">Close</Button>
            </DialogClose>
          }
        />
      </div>
      <p className={classes('for-keys', styles.keys)}>
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
      </p>
    </Dialog>
  );
}
