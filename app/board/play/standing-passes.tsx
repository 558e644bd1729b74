import { Button } from '@/app/_ui/base/button';
import type { BoardView } from '@/lib/board/engine/state/view';
import styles from './bid-answers.module.css';

/** Passes that hold: a single one is not final (GF9-bid-10). */
export function StandingPasses({
  view,
  lit,
  onPass,
}: {
  readonly view: BoardView;
  /** Which of them is suggested. */
  readonly lit: 'this' | 'all' | null;
  readonly onPass: (isAll: boolean) => void;
}) {
  const { row } = view.piles;
  const isAll = lit === 'all' && row > 1;
  const litIf = (is: boolean) => is && ({ kind: 'primary', 'data-lit': true } as const);
  return (
    <>
      <Button
        data-aside
        data-decline
        className={styles.gone}
        {...litIf(lit !== null && !isAll)}
        onClick={() => onPass(false)}
      >
        Pass on this card
      </Button>
      {row > 1 && (
        <Button
          data-aside
          data-decline
          className={styles.gone}
          {...litIf(isAll)}
          onClick={() => onPass(true)}
        >
          Pass on all {row}
        </Button>
      )}
    </>
  );
}
