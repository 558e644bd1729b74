import type { ReactNode } from 'react';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import styles from './odds.module.css';

/** The fields of a question: on a phone they open when asked for, so that the answer is in sight. */
export function Fold({
  summary,
  children,
}: {
  /** What is asked, in few words. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) {
  if (!useMedia(NARROW)) return children;
  return (
    <details className={styles.fold}>
      <summary>
        <span>{summary}</span>
        <b>Change</b>
      </summary>
      {children}
    </details>
  );
}
