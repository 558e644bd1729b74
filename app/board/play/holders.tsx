import { placesOf, strongholdsIn } from '@/lib/board/engine/facts';
import { presentIn } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import styles from './holders.module.css';

/** The ground of each stronghold that one faction alone holds, in its colour. Where two meet it has none. */
export function Holders({ view }: { readonly view: BoardView }) {
  return strongholdsIn(view).flatMap(({ id: territory }) => {
    const [seat = -1, ...others] = presentIn(view, territory);
    const holder = view.factions[seat];
    if (holder === undefined || others.length > 0) return [];
    return placesOf(territory).map(({ id }) => (
      <path
        key={id}
        d={pathOf(outlineOf(id))}
        className={styles.held}
        data-power={powerOf(holder.id)}
        aria-hidden
      />
    ));
  });
}
