import type { Seat } from '@/lib/engine/state/state';
import { isOnStage, matterOf } from './matter';
import { OwnBoard } from './own-board';
import { ONE_ROW, Rivals } from './rival';
import { Stage } from './stage';
import styles from './table.module.css';
import { useTable } from './table-context';

/** What lies on the table: the rivals, what stands in the middle, the own cards. */
export function Boards({ own, rivals }: { readonly own: Seat; readonly rivals: readonly Seat[] }) {
  const { view, aim, closing, over } = useTable();
  const matter = matterOf(view, aim, over);
  const isStaged = isOnStage(view, aim, matter);
  const isCrowd = rivals.length > ONE_ROW;
  return (
    <div
      className={styles.boards}
      data-many={rivals.length > 1 ? '' : undefined}
      data-crowd={isCrowd ? '' : undefined}
    >
      {rivals.length === 0 ? (
        <Stage />
      ) : (
        <div className={styles.far}>
          {/* what stands in the middle has some of their height */}
          <Rivals seats={rivals} isLow={isStaged && (closing === null || matter.kind === 'over')} />
          <div className={styles.band}>
            <Stage />
          </div>
        </div>
      )}
      <OwnBoard seat={own} isAtRest={!isStaged} />
    </div>
  );
}
