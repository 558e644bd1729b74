import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import { LOCATIONS } from '@/lib/board/map/map';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

const BORDERS = drawnBorders();
/** Where more places than these are lit, only those that matter have a line. */
const MOST = 12;

/**
 * What is lit, by the ids of places: all else but `own` stands back under a wash, so that no line need go round half of
 * the map. Where few are lit, a line goes round each territory; else round each stronghold and what is `notable`.
 */
export const LitRing = memo(function LitRing({
  lit,
  own,
  notable,
}: {
  readonly lit: ReadonlySet<string>;
  /** The territory that is asked about. */
  readonly own: string | undefined;
  readonly notable: ReadonlySet<string>;
}) {
  if (lit.size === 0) return null;
  const places = [...LOCATIONS.values()];
  const closed = places.filter(({ id, territory }) => !lit.has(id) && territory.id !== own);
  const ringed =
    lit.size <= MOST
      ? lit
      : new Set(
          places.flatMap(({ id, territory }) =>
            lit.has(id) && (territory.type === 'stronghold' || notable.has(id)) ? [id] : [],
          ),
        );
  const territories = new Set(
    places.flatMap(({ id, territory }) => (ringed.has(id) ? [territory.id] : [])),
  );
  return (
    <>
      <path d={closed.map(({ id }) => pathOf(outlineOf(id))).join('')} className={styles.closed} />
      {[...territories].map((territory) => (
        <Line
          key={territory}
          path={around(
            new Set(
              places.flatMap(({ id, territory: of }) =>
                of.id === territory && ringed.has(id) ? [id] : [],
              ),
            ),
          )}
        />
      ))}
    </>
  );
});

function around(lit: ReadonlySet<string>): string {
  return BORDERS.filter(({ sides }) => sides.filter((id) => lit.has(id)).length === 1)
    .map(({ path }) => path)
    .join('');
}

function Line({ path }: { readonly path: string }) {
  return (
    path !== '' && (
      <>
        <path d={path} className={styles.glow} />
        <path d={path} className={styles.lit} />
      </>
    )
  );
}
