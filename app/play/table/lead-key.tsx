import type { ReactNode } from 'react';
import styles from './lead-key.module.css';

/** What makes a button the one that the key "e" presses: the lit one, unless others come first. */
export function leadIf(isLead: boolean, isLit = true) {
  if (!isLead) return {};
  const kind = isLit ? ('primary' as const) : ('plain' as const);
  return { kind, 'aria-keyshortcuts': 'e', 'data-lead': '' };
}

/** The key on that button. */
export function LeadKey() {
  return <Key>e</Key>;
}

/** A key on a button of the bar, where there are keys. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}
