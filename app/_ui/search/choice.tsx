import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { plural } from '@/lib/sentences';
import styles from './choice.module.css';

/** One of the values that a list can be narrowed to, with how many entries have it. */
export function Choice({
  words,
  sign,
  count,
  unit,
  pressed,
  onPress,
}: {
  readonly words: string;
  readonly sign?: ReactNode;
  readonly count?: number;
  /** What is counted, one of it, for screen readers, where the place does not say it. */
  readonly unit?: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classes(styles.choice, 'one-of')}
      aria-pressed={pressed}
      data-none={count === 0 ? '' : undefined}
      onClick={onPress}
    >
      {sign && <span className={styles.sign}>{sign}</span>}
      <span className={styles.words}>{words}</span>
      {count !== undefined && (
        <span className="text-muted text-s font-normal">
          {count}
          {unit && <span className="visually-hidden"> {plural(count, unit)}</span>}
        </span>
      )}
    </button>
  );
}
