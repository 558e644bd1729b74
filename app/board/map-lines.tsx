import { memo } from 'react';
import { drawnBorders } from '@/lib/board/map/borders';
import { LOCATIONS, TERRITORIES } from '@/lib/board/map/map';
import { roomOf } from '@/lib/board/map/name-rooms';
import { labelOf } from '@/lib/board/map/names';
import { SECTORS } from '@/lib/board/map/sectors';
import { anglesOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import styles from './board-map.module.css';
import { RING } from './map-parts';

/* The lines of the map: borders, those between the sectors, and the graduation of its rim. They come with the relief. */

/** Between two territories of sand, round rock, round strongholds; and between the sectors within a territory. */
const BORDERS = { plain: '', raised: '', hold: '', meridian: '' };
for (const { path, sides } of drawnBorders()) {
  const [one, other] = sides.map((id) => LOCATIONS.get(id)?.territory);
  if (one === undefined) continue;
  if (one === other) BORDERS.meridian += path;
  else if ([one.type, other?.type].includes('stronghold')) BORDERS.hold += path;
  else if (other !== undefined) BORDERS[one.type === other.type ? 'plain' : 'raised'] += path;
}

/** So far from a name the lines between the sectors end. */
const APART = 4;

/** The lines between the sectors within territories: they never change. None goes through a name. */
export const Meridians = memo(function Meridians() {
  return (['whole', 'small'] as const).map((names) => (
    <g key={names} className={styles[names]}>
      <mask id={`names-${names}`} maskUnits="userSpaceOnUse" {...ALL}>
        <rect {...ALL} fill="#fff" />
        {TERRITORIES.flatMap((territory) => {
          const label = labelOf(territory, names);
          const rooms = label === undefined ? [] : roomOf(label, territory, names);
          return rooms.map(({ x, y, width, height }) => (
            <rect
              key={`${x} ${y}`}
              x={x - width / 2 - APART}
              y={y - height / 2 - APART}
              width={width + 2 * APART}
              height={height + 2 * APART}
            />
          ));
        })}
      </mask>
      <path d={BORDERS.meridian} className={styles.meridian} mask={`url(#names-${names})`} />
    </g>
  ));
});

const ALL = {
  ...{ x: -SHAPE.rim, y: -SHAPE.rim },
  ...{ width: 2 * SHAPE.rim, height: 2 * SHAPE.rim },
};

/** The walls of the strongholds. */
export const Walls = memo(function Walls() {
  return (
    <>
      <path d={BORDERS.hold} className={styles.wall} data-outer />
      <path d={BORDERS.hold} className={styles.wall} />
    </>
  );
});

/** The borders of the territories, which never change either. */
export const Borders = memo(function Borders() {
  return (
    <>
      <path d={BORDERS.plain} className={styles.border} />
      <path d={BORDERS.raised} className={styles.edge} />
    </>
  );
});

/** So many fine ticks to a sector; none in its middle, where its number stands. */
const TICKS = 10;

/** Fine ticks along the map and coarser ones between the sectors, as on an astrolabe. */
const GRADUATION = { fine: '', sector: '' };
for (let sector = 0; sector < SECTORS; sector += 1) {
  const [start, end] = anglesOf(sector);
  for (let tick = 1; tick < TICKS; tick += 1) {
    const angle = (start + ((end - start) * tick) / TICKS) % 360;
    if (tick !== TICKS / 2) GRADUATION.fine += lineBetween(SHAPE.rim, SHAPE.rim + 5, angle);
  }
  GRADUATION.sector += lineBetween(SHAPE.rim, SHAPE.rim + RING, end % 360);
}

/** The graduation of the rim. */
export const Graduation = memo(function Graduation() {
  return (
    <g aria-hidden>
      <path d={GRADUATION.fine} className={styles.fine} />
      <path d={GRADUATION.sector} className={styles.tick} />
    </g>
  );
});

function lineBetween(inner: number, outer: number, angle: number): string {
  const [from, to] = [pointAt([inner, angle]), pointAt([outer, angle])];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
