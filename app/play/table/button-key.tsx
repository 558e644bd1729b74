import type { ReactNode } from 'react';
import styles from './button-key.module.css';

/** What makes a button the one that a key of the table presses, or two of them (table-keys.tsx). */
export function pressedBy(key: string | undefined) {
  return key === undefined ? {} : { 'aria-keyshortcuts': key, 'data-key': key };
}

/** A key on a button of the bar, where there are keys. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
