import { useId, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Missing } from '@/lib/engine/refusals';
import styles from './action-bar.module.css';
import { Rules } from './rules';
import { useTable } from './table-context';

/**
 * The operations of every Interval that cannot be done now: each says why once it is pointed at, reached by the
 * keyboard or tapped; the end of the Interval says so at once, and on a phone it alone is there: the list of all
 * actions has the others.
 */
export function MissingOperations({ isNarrow }: { readonly isNarrow: boolean }) {
  const missing = useTable().table.missing();
  const [asked, setAsked] = useState<Missing['kind'] | null>(null);
  const id = useId();
  if (missing.length === 0) return null;
  const listed = missing.filter(({ kind }) => !isNarrow || kind === 'end-interval');
  const shown = missing.find(({ kind }) => kind === (asked ?? 'end-interval'));
  return (
    <>
      <div className={styles.missing}>
        {listed.map(({ kind, name, text }) => (
          <Button
            key={kind}
            kind="quiet"
            size="small"
            aria-disabled
            title={text}
            aria-describedby={`${id}-${kind}`}
            data-missing={kind}
            onClick={() => setAsked(kind)}
            onFocus={() => setAsked(kind)}
          >
            {name}
            <span id={`${id}-${kind}`} hidden>
              {text}
            </span>
          </Button>
        ))}
      </div>
      {shown && (
        <p className={styles.hint} role="status">
          {shown.text} <Rules ids={shown.rules} />
        </p>
      )}
    </>
  );
}
