import { Dices } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { RuleLinks } from '@/app/_ui/rules/rule-link';
import { houseName } from '@/lib/engine/narration/naming';
import type { Outcome } from '@/lib/engine/state/state';
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
  const { table, snapshot, view, onRestart, onNew } = useTable();
  const { outcome } = view;
  if (outcome === null) return null;
  const [words, rules] = REASONS[outcome.reason];
  return (
    <section className={styles.bar} aria-label="The game is over">
      <p className={styles.question} role="status">
        {outcome.winner === null ? (
          words
        ) : (
          <>
            <b>{houseName(view, outcome.winner)}</b> {words} in turn {view.turn}
          </>
        )}{' '}
        <RuleLinks ids={rules} />
      </p>
      <div className={styles.choices}>
        <Button kind="primary" onClick={() => onRestart('new')}>
          <Dices size={18} aria-hidden /> Play again with a new seed
        </Button>
        <Button onClick={() => onRestart(null)}>With the same seed</Button>
        <Button kind="quiet" onClick={onNew}>
          Set up another game
        </Button>
      </div>
      <p className={styles.hint}>
        {snapshot.at} moves. State hash <code data-testid="state-hash">{table.hash()}</code>
      </p>
    </section>
  );
}
