import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly done: number;
  readonly total: number;
  readonly label: string;
}

/** How much of a long piece of work is done; as wide as its place. */
export function ProgressBar({ done, total, label }: ProgressBarProps) {
  return (
    <progress className={styles.bar} value={done} max={Math.max(1, total)} aria-label={label} />
  );
}
