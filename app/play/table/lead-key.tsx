import styles from './action-bar.module.css';

/** What makes a button the lit one, which the key "e" presses. */
export function litIf(isLit: boolean) {
  return isLit ? ({ kind: 'primary', 'aria-keyshortcuts': 'e', 'data-lead': '' } as const) : {};
}

/** The key on the lit button. */
export function LeadKey() {
  return <kbd className={styles.key}>e</kbd>;
}
