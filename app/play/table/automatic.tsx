import { Play, Square } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { houseName } from '@/lib/engine/narration/naming';
import styles from './action-bar.module.css';
import { useTable } from './table-context';
import { WhoseMove } from './whose-move';

/** While automatic Houses play, or wait to go on. */
export function Automatic() {
  const { table, snapshot, view } = useTable();
  const { at, running, controllers } = snapshot;
  const asked = view.decision?.seat ?? 0;
  return (
    <section className={styles.bar} aria-label="Automatic play" data-bar>
      <WhoseMove />
      {running === null ? (
        <>
          <p className={styles.question}>
            The game waits at move {at}, turn {view.turn}.
          </p>
          <div className={styles.choices}>
            <Button kind="primary" onClick={table.resume}>
              <Play size={16} aria-hidden /> Go on
            </Button>
            {controllers[asked] !== 'person' && (
              <Button onClick={() => table.control(asked, 'person')}>
                Choose for {houseName(view, asked)} myself
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className={styles.question}>
            <span className={styles.spinner} aria-hidden />
            Playing by itself: turn {view.turn}, {running.moves} moves so far
          </p>
          <div className={styles.choices}>
            <Button onClick={table.pause}>
              <Square size={14} aria-hidden /> Stop
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
