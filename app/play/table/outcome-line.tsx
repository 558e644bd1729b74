import { Dices } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import styles from './action-bar.module.css';
import { useTable } from './table-context';

/** What to do after the end; and the number that is the same wherever the same game was played. */
export function OutcomeLine() {
  const { table, snapshot, onRestart, onNew } = useTable();
  return (
    <section className={styles.bar} aria-label="The game is over">
      <p className={styles.question}>The game is over after {snapshot.at} moves. Once more?</p>
      <div className={styles.again}>
        <Button kind="primary" onClick={() => onRestart('new')}>
          <Dices size={18} aria-hidden /> Play again
        </Button>
        <Button onClick={() => onRestart(null)}>Same deal</Button>
        <Button onClick={onNew}>Other decks</Button>
      </div>
      <details className={styles.hint}>
        <summary>The number of this game</summary>
        The same moves end in the same number everywhere:{' '}
        <code data-testid="state-hash">{table.hash()}</code>
      </details>
    </section>
  );
}
