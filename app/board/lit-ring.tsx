import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import { LOCATIONS } from '@/lib/board/map/map';
import { outlineOf, pathOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

const BORDERS = drawnBorders();
/** Where more places than these are lit, those that are not are told instead. */
const MOST = LOCATIONS.size / 2;

/**
 * The borders between places that are lit, by their ids, and others: one line round each group of them, and none
 * within. Where most are lit, the others are hatched, and only strongholds and the places of `spice` have a line.
 */
export const LitRing = memo(function LitRing({
  lit,
  spice,
}: {
  readonly lit: ReadonlySet<string>;
  readonly spice: readonly string[];
}) {
  if (lit.size <= MOST) return <Line path={around(lit)} />;
  const places = [...LOCATIONS.values()];
  const closed = places.filter(({ id }) => !lit.has(id));
  const ringed = places.filter(
    ({ id, territory }) => lit.has(id) && (territory.type === 'stronghold' || spice.includes(id)),
  );
  return (
    <>
      <path d={closed.map(({ id }) => pathOf(outlineOf(id))).join('')} className={styles.closed} />
      <Line path={around(new Set(ringed.map(({ id }) => id)))} />
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
