import type { ReactNode } from 'react';
import styles from './odds.module.css';

/** Where a table that is wider than the page is scrolled, by keys too. */
export function Scroll({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
