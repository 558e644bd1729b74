import type { Location } from '@/lib/board/map/map';
import type { Reached } from '@/lib/board/map/reach';
import { outlineOf, type Point, pathOf, pointAt, SHAPE, wedgeOf } from '@/lib/board/map/shape';
import type { Sweep } from '@/lib/board/map/storm';
import styles from './board-map.module.css';

/* What lies on the map: spice, the steps of a move and its way, what the storm kills. */

/** Where the signs of a place stand. */
export function markOf({ id }: Location): Point {
  return pointAt(SHAPE.marks[id] ?? [0, 0]);
}

/** Spice that blows there, or lies there. */
export function Spice({ at: { x, y }, amount }: { readonly at: Point; readonly amount: number }) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden>
      <g className={styles.spice}>
        <path d="M0 -14l14 14l-14 14l-14 -14Z" />
        <text y={5}>{amount}</text>
      </g>
    </g>
  );
}

/** In how many steps each is reached. */
export function Steps({ reached }: { readonly reached: readonly Reached[] }) {
  // where all are one step away a dot says it, and hides no name
  const areAlike = reached.every(({ steps }) => steps === 1);
  return reached.map(({ location, steps }) => {
    const { x, y } = markOf(location);
    return (
      <g
        key={location.id}
        transform={`translate(${x} ${y})`}
        className={styles.steps}
        data-steps={steps}
        aria-hidden
      >
        <circle r={areAlike ? 7 : 14} />
        {!areAlike && <text y={6}>{steps}</text>}
      </g>
    );
  });
}

export function Way({ from, way }: { readonly from: Location; readonly way: readonly Location[] }) {
  const points = [from, ...way].map(markOf).map(({ x, y }) => `${x},${y}`);
  return <polyline points={points.join(' ')} className={styles.way} aria-hidden />;
}

/** The sectors that the storm passes, and where forces die in them. */
export function Swept({ sectors, killed }: Sweep) {
  return (
    <>
      {sectors.map((sector) => (
        <path key={sector} d={pathOf(wedgeOf(sector))} className={styles.passed} />
      ))}
      {killed.map(({ id }) => (
        <path key={id} d={pathOf(outlineOf(id))} fill="url(#swept)" />
      ))}
    </>
  );
}
