import { Fragment } from 'react';
import { placesOf, strongholdsIn } from '@/lib/board/engine/facts';
import { presentIn } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import { powerOf } from '../faction-power';
import styles from './holders.module.css';

/** The ground of each stronghold that is held, in its holder's colour; in parts where several meet. */
export function Holders({ view }: { readonly view: BoardView }) {
  return strongholdsIn(view).flatMap(({ id: territory }) => {
    const powers = presentIn(view, territory).map((seat) => powerOf(view.factions[seat]?.id ?? ''));
    return powers.length === 0
      ? []
      : placesOf(territory).map(({ id }) => <Held key={id} id={id} powers={powers} />);
  });
}

function Held({
  id,
  powers,
}: {
  readonly id: string;
  readonly powers: readonly (string | undefined)[];
}) {
  const ground = pathOf(outlineOf(id));
  const [first] = powers;
  if (powers.length === 1)
    return <path d={ground} className={styles.held} data-power={first} aria-hidden />;
  return (
    <g aria-hidden>
      <linearGradient id={`held-${id}`} x2="1" y2="0.35">
        {powers.flatMap((power, rank) =>
          [rank, rank + 1].map((edge) => (
            <stop
              key={`${power} ${edge}`}
              offset={edge / powers.length}
              className={styles.share}
              data-power={power}
            />
          )),
        )}
      </linearGradient>
      <path d={ground} fill={`url(#held-${id})`} />
    </g>
  );
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
