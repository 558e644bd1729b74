'use client';

import { Check, CircleX, LoaderCircle } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import { useSnapshot } from '../state/workshop';
import styles from './save-state.module.css';

/** How the saving stands, in two words that are always there. */
export function SaveState() {
  const { status } = useSnapshot();
  if (status === 'saved')
    return (
      <span className="inline-flex items-center gap-6px text-muted text-s text-nowrap">
        <Check size={16} aria-hidden className={styles.saved} />
        Saved on this device
      </span>
    );
  if (status === 'saving' || status === 'loading')
    return (
      <span className="inline-flex items-center gap-6px text-muted text-s text-nowrap">
        <LoaderCircle size={16} aria-hidden />
        Saving…
      </span>
    );
  return (
    <span
      className={classes(
        'inline-flex items-center gap-6px text-muted text-s text-nowrap',
        styles.not,
      )}
    >
      <CircleX size={16} aria-hidden />
      Not saved
    </span>
  );
}
