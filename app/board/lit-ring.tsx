import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import { LOCATIONS, locationsOf, TERRITORIES } from '@/lib/board/map/map';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

const BORDERS = drawnBorders();

/**
 * What is lit, by the ids of places: all else but `own` stands back under a wash. A line goes round what is `suggested`
 * of each territory, within its borders, so that two that touch are two.
 */
export const LitRing = memo(function LitRing({
  lit,
  own,
  suggested,
}: {
  readonly lit: ReadonlySet<string>;
  /** The territory that is asked about. */
  readonly own: string | undefined;
  readonly suggested: ReadonlySet<string>;
}) {
  if (lit.size === 0) return null;
  const closed = [...LOCATIONS.values()].filter(
    ({ id, territory }) => !lit.has(id) && territory.id !== own,
  );
  return (
    <>
      <path d={groundOf(closed)} className={styles.closed} />
      {TERRITORIES.map((territory) => {
        const places = locationsOf(territory).filter(({ id }) => lit.has(id) && suggested.has(id));
        if (places.length === 0) return null;
        const path = around(new Set(places.map(({ id }) => id)));
        const within = `within-${territory.id}`;
        return (
          <g key={territory.id} clipPath={`url(#${within})`}>
            <clipPath id={within}>
              <path d={groundOf(places)} />
            </clipPath>
            <path d={path} className={styles.glow} />
            <path d={path} className={styles.lit} />
            <path d={path} className={styles.gap} />
          </g>
        );
      })}
    </>
  );
});

/** What is pointed at, on the map or beside it: only brighter, so that it does not look chosen. */
export function Pointed({ places }: { readonly places: readonly string[] }) {
  return (
    <path
      d={groundOf(places.map((id) => ({ id })))}
      className={styles.pointed}
      data-pointed-at={places.join(' ')}
      aria-hidden
    />
  );
}

function groundOf(places: readonly { readonly id: string }[]): string {
  return places.map(({ id }) => pathOf(outlineOf(id))).join('');
}

/** The line round some places. */
function around(places: ReadonlySet<string>): string {
  return BORDERS.filter(({ sides }) => sides.filter((id) => places.has(id)).length === 1)
    .map(({ path }) => path)
    .join('');
}
