import { useId } from 'react';
import { listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { Rules } from './rules';
import type { MissingSaid } from './told-refusals';

interface Missing {
  readonly missing: readonly MissingSaid[];
}

/** What keeps an Interval from its end. */
export function EndReason({
  missing,
  first,
}: Missing & {
  /** What must be deployed before it, and stands among the choices; else ''. */
  readonly first: string;
}) {
  const ends = missing.filter(({ kind }) => kind === 'end-interval');
  return (
    <Reasons
      of={first === '' ? ends : ends.map((one) => ({ ...one, text: `deploy ${first} first` }))}
    />
  );
}

/** The other operations of an Interval that cannot be done now, folded to their names until the reasons are asked for. */
export function NotNow({ missing }: Missing) {
  const others = missing.filter(({ kind }) => kind !== 'end-interval');
  if (others.length === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>Not now: {listed(others.map(({ name }) => name.toLowerCase()))}</summary>
      <Reasons of={others} />
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
