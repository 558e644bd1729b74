import type { ReactNode } from 'react';
import styles from './beside.module.css';

export interface BesideProps {
  /** Where something comes in. */
  readonly input: ReactNode;
  /** What would be said of something like it, while there is nothing; null once there is. */
  readonly example: ReactNode;
  /** What is said of it. */
  readonly children: ReactNode;
}

/** What comes in on the left and what is said of it beside it: before there is anything, an example. */
export function Beside({ input, example, children }: BesideProps) {
  const isEmpty = example !== null;
  return (
    <div className={styles.desk} data-empty={isEmpty || undefined}>
      <div className={styles.in}>{input}</div>
      <div className={styles.said}>
        {isEmpty ? (
          <section aria-labelledby="for-instance" className={styles.example}>
            <h2 id="for-instance">Example</h2>
            {example}
          </section>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** A part of the example. */
export function ExamplePart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
