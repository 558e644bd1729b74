import type { Seat } from '@/lib/engine/state/state';
import { isOnStage } from './matter';
import { OwnBoard, useOwnBoard } from './own-board';
import { ONE_ROW, Rivals } from './rival';
import { Stage } from './stage';
import styles from './table.module.css';
import { useTable } from './table-context';

/** What lies on the table: the rivals, what stands in the middle, the own cards, which may borrow the middle while it is empty. */
export function Boards({ own, rivals }: { readonly own: Seat; readonly rivals: readonly Seat[] }) {
  const { view, aim, closing } = useTable();
  const isStaged = isOnStage(view, aim);
  const isCrowd = rivals.length > ONE_ROW;
  // before one rival there is room for the places of a card that is chosen too: what was pressed stays where it is
  const isMiddleFree = !isOnStage(view, rivals.length === 1 ? null : aim);
  const laid = useOwnBoard(own, isMiddleFree && rivals.length > 0 && !isCrowd);
  return (
    <div
      className={styles.boards}
      data-many={rivals.length > 1 ? '' : undefined}
      data-crowd={isCrowd ? '' : undefined}
      data-lends={laid.borrows ? '' : undefined}
    >
      {rivals.length === 0 ? (
        <Stage />
      ) : (
        <div className={styles.far}>
          {/* what stands in the middle has some of their height */}
          <Rivals seats={rivals} isLow={closing === null && isStaged} />
          <div className={styles.band}>
            <Stage />
          </div>
        </div>
      )}
      <OwnBoard seat={own} isAtRest={!isStaged} laid={laid} />
    </div>
  );
}
