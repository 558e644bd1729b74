import { placesOf, strongholdsIn } from '@/lib/board/engine/facts';
import { presentIn } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import styles from './holders.module.css';

/**
 * Round each stronghold that one faction alone holds a rim of its colour, just within the borders; its token, with its
 * sign, stands inside. Where two meet there is none.
 */
export function Holders({ view }: { readonly view: BoardView }) {
  return strongholdsIn(view).flatMap(({ id: territory }) => {
    const [seat = -1, ...others] = presentIn(view, territory);
    const holder = view.factions[seat];
    if (holder === undefined || others.length > 0) return [];
    return placesOf(territory).map(({ id }) => {
      const path = pathOf(outlineOf(id));
      return (
        <g key={id} className={styles.held} data-power={powerOf(holder.id)} aria-hidden>
          <clipPath id={`hold-${id}`}>
            <path d={path} />
          </clipPath>
          <path d={path} className={styles.pale} clipPath={`url(#hold-${id})`} />
          <path d={path} className={styles.rim} clipPath={`url(#hold-${id})`} />
        </g>
      );
    });
  });
}
