import { useId } from 'react';
import styles from './action-bar.module.css';
import { Rules } from './rules';
import type { MissingSaid } from './table-store';

/**
 * The operations of every Interval that cannot be done now, each with its reason beside it. On a phone the end of the
 * Interval alone: the list of all actions has the others.
 */
export function MissingOperations({
  missing,
  isNarrow,
}: {
  readonly missing: readonly MissingSaid[];
  readonly isNarrow: boolean;
}) {
  const id = useId();
  const listed = missing
    .filter(({ kind }) => !isNarrow || kind === 'end-interval')
    // what wins the game stands first
    .sort((one, other) => Number(isAdmission(other)) - Number(isAdmission(one)));
  if (listed.length === 0) return null;
  return (
    <div className={styles.missing}>
      {listed.map(({ kind, name, text, rules }) => (
        <div key={kind}>
          <button
            type="button"
            className={styles.why}
            aria-disabled
            aria-label={name}
            aria-describedby={`${id}-${kind}`}
            data-missing={kind}
          >
            <b>{name}:</b> <span id={`${id}-${kind}`}>{text}</span>
          </button>{' '}
          <Rules ids={rules} />
        </div>
      ))}
    </div>
  );
}

function isAdmission({ kind }: MissingSaid): boolean {
  return kind === 'request-admission';
}
