import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What goes here. */
  readonly children: ReactNode;
  /** One example, as in "For instance: …". */
  readonly example?: ReactNode;
  /** One button, seldom two. */
  readonly actions?: ReactNode;
  /** `failed` for an error: say what happened, what is safe, what to do. */
  readonly tone?: 'empty' | 'failed';
  readonly className?: string | undefined;
}

/** An empty place that teaches, or a failure that says what is safe. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, example, actions, tone = 'empty', className } = props;
  return (
    <div
      className={classes(styles.empty, tone === 'failed' && styles.failed, className)}
      {...(tone === 'failed' && { role: 'alert' })}
    >
      <h2>{title}</h2>
      <p>{children}</p>
      {example && <p className="text-muted">{example}</p>}
      {actions && <div className="flex flex-wrap gap-2 mt-1">{actions}</div>}
    </div>
  );
}
