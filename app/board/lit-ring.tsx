import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import { LOCATIONS, locationsOf, type Sector, TERRITORIES } from '@/lib/board/map/map';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

const BORDERS = drawnBorders();
/** Lines over one another, weaker the farther from the border. */
const GLOW = [54, 42, 30];

/**
 * What is lit, by the ids of places: all else but `own` is hatched, and dimmed but for the storm. A thin pale line goes round each
 * territory of it, unless it is most of the map, round what is `suggested` a strong one in its place. Both are within its
 * borders, so that two that touch are two.
 */
export const LitRing = memo(function LitRing({
  lit,
  storm,
  own,
  suggested,
  isMost,
  isStrong,
}: {
  readonly lit: ReadonlySet<string>;
  /** Its sector is dark already. */
  readonly storm: Sector;
  /** The territory that is asked about. */
  readonly own: string | undefined;
  readonly suggested: ReadonlySet<string>;
  readonly isMost: boolean;
  /** Whether the line stands out: few may be chosen, and forces stand on them. */
  readonly isStrong: boolean;
}) {
  if (lit.size === 0) return null;
  const closed = [...LOCATIONS.values()].filter(
    ({ id, territory }) => !lit.has(id) && territory.id !== own,
  );
  const open = isMost ? [] : [...LOCATIONS.values()].filter(({ id }) => lit.has(id));
  const rims = TERRITORIES.map((territory) =>
    around(new Set(open.flatMap((place) => (place.territory === territory ? [place.id] : [])))),
  ).join('');
  return (
    <>
      <path
        d={groundOf(closed.filter(({ sector }) => sector !== storm))}
        className={styles.closed}
      />
      <path d={groundOf(closed)} fill="url(#barred)" />
      <clipPath id="within-open">
        {/* what is suggested has a line of its own */}
        <path d={groundOf(open.filter(({ id }) => !suggested.has(id)))} />
      </clipPath>
      <g clipPath="url(#within-open)">
        <path d={rims} className={styles.open} data-strong={isStrong || undefined} />
        <path d={rims} className={styles.seam} />
      </g>
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
            <path d={path} className={styles.lit} />
            <path d={path} className={styles.gap} />
          </g>
        );
      })}
    </>
  );
});

/** What is pointed at, on the map or beside it: it glows along its border, and its ground keeps its colour. */
export function Pointed({ places }: { readonly places: readonly string[] }) {
  const path = around(new Set(places));
  return (
    <g
      clipPath="url(#within-pointed)"
      className={styles.pointed}
      data-pointed-at={places.join(' ')}
      aria-hidden
    >
      <clipPath id="within-pointed">
        <path d={groundOf(places.map((id) => ({ id })))} />
      </clipPath>
      {GLOW.map((width) => (
        <path key={width} d={path} strokeWidth={width} />
      ))}
    </g>
  );
}

function groundOf(places: readonly { readonly id: string }[]): string {
  return places.map(({ id }) => pathOf(outlineOf(id))).join('');
}

/** The line round some places. */
export function around(places: ReadonlySet<string>): string {
  return BORDERS.filter(({ sides }) => sides.filter((id) => places.has(id)).length === 1)
    .map(({ path }) => path)
    .join('');
}
