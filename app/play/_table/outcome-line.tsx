'use client';

import { RuleLinks } from '@/app/_ui/rules/rule-link';
import { stateHash } from '@/lib/engine/record';
import type { Outcome } from '@/lib/engine/state';
import { houseName } from '@/lib/engine/words/naming';
import styles from './action-bar.module.css';
import { useTable } from './table-context';

const REASONS: Readonly<Record<Outcome['reason'], readonly [string, readonly string[]]>> = {
  admission: ['is admitted to the Landsraad High Council', ['TAT-6.2.7-01']],
  'six-fiefs': ['holds the six fiefs of Dune', ['TAT-8.1-01']],
  'last-house': ['is the last House at the table', ['TAT-6.3.2-06']],
  'nobody-left': ['Nobody is left: the game is a draw', ['C31']],
};

/** How the game ended, and what it comes to: the same number wherever the same game was played. */
export function OutcomeLine() {
  const { session } = useTable().snapshot;
  const { state } = session;
  const { outcome } = state;
  if (outcome === null) return null;
  const [words, rules] = REASONS[outcome.reason];
  return (
    <section className={styles.bar} aria-label="The game is over">
      <p className={styles.question} role="status">
        {outcome.winner === null ? (
          words
        ) : (
          <>
            <b>{houseName(state, outcome.winner)}</b> {words} in turn {state.turn}
          </>
        )}{' '}
        <RuleLinks ids={rules} />
      </p>
      <p className={styles.hint}>
        {session.at} moves. State hash <code data-testid="state-hash">{stateHash(state)}</code>
      </p>
    </section>
  );
}
