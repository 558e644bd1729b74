import { placeOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { Blows } from '../map-parts';
import styles from './forces-layer.module.css';

/** Where spice can blow and how much, pale, but where some lies. */
export function FaintBlows({ spice }: Pick<BoardView, 'spice'>) {
  return (
    <g className={styles.faint} aria-hidden>
      <Blows without={new Set(spice.map(({ at }) => placeOf(at).territory.id))} />
    </g>
  );
}
