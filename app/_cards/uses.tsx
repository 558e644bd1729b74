import type { ReactNode } from 'react';
import styles from './uses.module.css';

/** What is to be said of the card that is looked at, a line for each thing. */
export function Uses({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.uses}>{children}</dl>;
}

/** One of them; nothing where nothing is listed. */
export function Use({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
