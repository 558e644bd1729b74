import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import { LOCATIONS, locationsOf, TERRITORIES } from '@/lib/board/map/map';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

const BORDERS = drawnBorders();

/**
 * What is lit, by the ids of places: all else but `own` stands back under a wash. A line goes round what is `suggested`
 * of each territory, dots round the rest of what is lit.
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
  const dots = aroundEach(new Set([...lit].filter((id) => !suggested.has(id))), suggested);
  return (
    <>
      <path d={closed.map(({ id }) => pathOf(outlineOf(id))).join('')} className={styles.closed} />
      <path d={dots} className={styles.mayGlow} />
      <path d={dots} className={styles.may} />
      {TERRITORIES.map((territory) => {
        const places = locationsOf(territory).filter(({ id }) => lit.has(id) && suggested.has(id));
        const path = around(new Set(places.map(({ id }) => id)));
        return (
          path !== '' && (
            <g key={territory.id}>
              <path d={path} className={styles.glow} />
              <path d={path} className={styles.lit} />
            </g>
          )
        );
      })}
    </>
  );
});

/** The line round some places. */
function around(places: ReadonlySet<string>): string {
  return BORDERS.filter(({ sides }) => sides.filter((id) => places.has(id)).length === 1)
    .map(({ path }) => path)
    .join('');
}

/** The lines round each territory of some places, each once, but where those of others are. */
function aroundEach(places: ReadonlySet<string>, others: ReadonlySet<string>): string {
  return BORDERS.filter(({ sides }) => {
    const [one, other] = sides.map((id) => LOCATIONS.get(id)?.territory);
    return (
      sides.some((id) => places.has(id)) && !sides.some((id) => others.has(id)) && one !== other
    );
  })
    .map(({ path }) => path)
    .join('');
}
