import { Fragment } from 'react';
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

/** The strongholds that the winners have forces in. */
export function wonIn(view: BoardView): ReadonlySet<string> {
  const winners = view.outcome?.winners ?? [];
  return new Set(
    strongholdsIn(view).flatMap(({ id }) =>
      presentIn(view, id).some((seat) => winners.includes(seat)) ? [id] : [],
    ),
  );
}

/** A line round each of some strongholds, in gold. */
export function Won({ territories }: { readonly territories: ReadonlySet<string> }) {
  return [...territories].flatMap(placesOf).map(({ id }) => (
    <Fragment key={id}>
      <path d={pathOf(outlineOf(id))} className={styles.won} data-outer />
      <path d={pathOf(outlineOf(id))} className={styles.won} />
    </Fragment>
  ));
}
