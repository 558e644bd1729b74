import { Button } from '@/app/_ui/base/button';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './bid-answers.module.css';

/** Passes that hold: a single one is not final (GF9-bid-10). */
export function StandingPasses({
  view,
  isLit,
  onPass,
}: {
  readonly view: BoardView;
  readonly isLit: boolean;
  readonly onPass: (isAll: boolean) => void;
}) {
  return (
    <>
      <Button
        data-aside
        data-decline
        className={styles.gone}
        {...(isLit && { kind: 'primary', 'data-lit': true })}
        onClick={() => onPass(false)}
      >
        Pass till sold
      </Button>
      {view.piles.row > 1 && (
        <Button data-aside data-decline className={styles.gone} onClick={() => onPass(true)}>
          Pass on all {view.piles.row}
        </Button>
      )}
    </>
  );
}
