'use client';

import { Check, CircleX, LoaderCircle } from 'lucide-react';
import { classes } from '@/app/_ui/classes';
import { useSnapshot } from '../state/workshop';
import styles from './save-state.module.css';

/** How the saving stands, in two words that are always there. */
export function SaveState() {
  const { status } = useSnapshot();
  if (status === 'saved')
    return (
      <span className={styles.state}>
        <Check size={16} aria-hidden className={styles.saved} />
        Saved on this device
      </span>
    );
  if (status === 'saving' || status === 'loading')
    return (
      <span className={styles.state}>
        <LoaderCircle size={16} aria-hidden />
        Saving…
      </span>
    );
  return (
    <span className={classes(styles.state, styles.not)}>
      <CircleX size={16} aria-hidden />
      Not saved
    </span>
  );
}
