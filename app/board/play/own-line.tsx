import type { BoardView } from '@/lib/board/engine/state/view';
import { type Location, nameOf } from '@/lib/board/map/map';
import styles from './own-line.module.css';

/** In a line over a narrow map: the place that was touched, or the viewer's own forces that are not on it; and that it can be pressed. */
export function OwnLine({
  view,
  touched,
  canPress,
}: {
  readonly view: BoardView;
  readonly touched: Location | null;
  readonly canPress: boolean;
}) {
  const own = view.factions[view.seat ?? -1];
  return (
    <p className={styles.line}>
      {touched !== null ? (
        <b>{nameOf(touched)}</b>
      ) : own === undefined ? (
        <span />
      ) : (
        <span>
          You: <b>{own.reserves}</b> in reserve, <b>{own.tanks}</b> in the Tanks
        </span>
      )}
      {canPress && <span>Press a place, or the map</span>}
    </p>
  );
}
