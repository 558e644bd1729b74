import { useId, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { RuleLinks } from '@/app/_ui/rules/rule-link';
import type { Missing } from '@/lib/engine/refusals';
import styles from './action-bar.module.css';
import { useTable } from './table-context';

const NAMES: Readonly<Record<Missing['kind'], string>> = {
  'end-interval': 'End the Interval',
  'buy-favor': 'Buy favor',
  'buy-spice': 'Buy spice',
  'sell-spice': 'Sell spice',
  'request-admission': 'Request admission',
  'engage-six-fiefs': 'Engage the six fiefs',
};

/**
 * The operations of every Interval that cannot be done now: each says why once it is pointed at, reached by the
 * keyboard or tapped; the end of the Interval says so at once.
 */
export function MissingOperations() {
  const missing = useTable().table.missing();
  const [asked, setAsked] = useState<Missing['kind'] | null>(null);
  const id = useId();
  if (missing.length === 0) return null;
  const shown = missing.find(({ kind }) => kind === (asked ?? 'end-interval'));
  return (
    <>
      <div className={styles.choices}>
        {missing.map(({ kind, text }) => (
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
            {NAMES[kind]}
            <span id={`${id}-${kind}`} hidden>
              {text}
            </span>
          </Button>
        ))}
      </div>
      {shown && (
        <p className={styles.hint} role="status">
          {shown.text} <RuleLinks ids={shown.rules} />
        </p>
      )}
    </>
  );
}
