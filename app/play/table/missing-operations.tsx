import { useId } from 'react';
import { listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { Rules } from './rules';
import type { MissingSaid } from './told-refusals';

/** What keeps an Interval from its end, in its place. */
export function EndReason({
  missing,
  first,
}: {
  readonly missing: MissingSaid;
  /** What must be deployed before it; else ''. */
  readonly first: string;
}) {
  return (
    <div className={styles.waits}>
      <Reasons of={[first === '' ? missing : { ...missing, text: `deploy your ${first} first` }]} />
    </div>
  );
}

/** The other operations of an Interval that cannot be done now, folded to their names until the reasons are asked for. */
export function NotNow({ missing }: { readonly missing: readonly MissingSaid[] }) {
  const others = missing.filter(({ kind }) => kind !== 'end-interval');
  if (others.length === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>
        <span>Not now: {listed(others.map(({ name }) => name.toLowerCase()))}</span>
      </summary>
      <div className={styles.reasons}>
        <Reasons of={others} />
      </div>
    </details>
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
