import { useId } from 'react';
import { listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { Rules } from './rules';
import type { MissingSaid } from './table-store';

/**
 * The operations of an Interval that cannot be done now, folded to their names until the reasons are asked for. What keeps the
 * Interval from its end stands open. On a phone that alone: the list of all actions has the others.
 */
export function MissingOperations({
  missing,
  first,
  isNarrow,
}: {
  readonly missing: readonly MissingSaid[];
  /** What must be deployed before the Interval can end, and stands among the choices; else ''. */
  readonly first: string;
  readonly isNarrow: boolean;
}) {
  const ends = missing
    .filter(({ kind }) => kind === 'end-interval')
    .map((one) => (first === '' ? one : { ...one, text: `deploy ${first} first` }));
  const others = isNarrow ? [] : missing.filter(({ kind }) => kind !== 'end-interval');
  return (
    <>
      {ends.length > 0 && <Reasons of={ends} />}
      {others.length > 0 && (
        <details
          className={styles.missing}
          onToggle={({ currentTarget: details }) => {
            if (details.open) details.scrollIntoView({ block: 'end' });
          }}
        >
          <summary>Not now: {listed(others.map(({ name }) => name.toLowerCase()))}</summary>
          <Reasons of={others} />
        </details>
      )}
    </>
  );
}

function Reasons({ of }: { readonly of: readonly MissingSaid[] }) {
  const id = useId();
  return of.map(({ kind, name, text, rules }) => (
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
  ));
}
