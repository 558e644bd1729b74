import { memo } from 'react';
import { type Sector, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { labelOf, linesOf, type Names } from '@/lib/board/map/names';
import { anglesOf, type Label, type Point, polarOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

/** A name that stands otherwise than on the empty map, within its place or beside it. */
type MovedName = Point & Pick<Label, 'size' | 'lines' | 'turn'>;

/** By territory. */
type Moved = ReadonlyMap<string, MovedName>;

const NONE: Moved = new Map();
const NO_PLACES: ReadonlySet<string> = new Set();

/** Smaller letters than these stand in land that has no room for a name on the smallest map. */
const NARROW = 25;

/** Whether the smallest map has a name only where it must: strongholds have theirs always. */
export function isNarrow(territory: Territory): boolean {
  return territory.type !== 'stronghold' && (labelOf(territory, 'small')?.size ?? 0) < NARROW;
}

/** The names of the territories, as a large map has them and as a small one has them: the style sheet chooses. */
export const MapNames = memo(function MapNames({
  whole = NONE,
  small = NONE,
  telling = NO_PLACES,
  named = NO_PLACES,
  storm,
}: {
  readonly whole?: Moved;
  readonly small?: Moved;
  /** The territories that matter now: their names stand out. */
  readonly telling?: ReadonlySet<string>;
  /** Those where one can go: they have their names on the smallest map too. */
  readonly named?: ReadonlySet<string>;
  readonly storm: Sector;
}) {
  const moved = { whole, small };
  return TERRITORIES.map((territory) => (
    <g
      key={territory.id}
      className={styles.name}
      data-kind={territory.type}
      data-telling={telling.has(territory.id) || undefined}
      data-narrow={isNarrow(territory) || undefined}
      data-named={named.has(territory.id) || undefined}
      aria-hidden
    >
      {(['whole', 'small'] as const).map((names) => (
        <g key={names} className={styles[names]}>
          <Name moved={moved[names].get(territory.id)} {...{ territory, names, storm }} />
        </g>
      ))}
    </g>
  ));
});

function Name({
  moved,
  territory,
  names,
  storm,
}: {
  readonly moved: MovedName | undefined;
  readonly territory: Territory;
  readonly names: Names;
  readonly storm: Sector;
}) {
  const label = moved ? { ...moved, at: polarOf(moved) } : labelOf(territory, names);
  if (label === undefined) return null;
  return (
    <g data-storm={isInSector(label, storm) || undefined}>
      {linesOf(label, territory, names).map(({ text, size, at, turn, arc }, rank) => {
        const id = `${territory.id}-${names}-${rank}`;
        if (arc === null)
          return (
            <text
              key={id}
              x={tenths(at.x)}
              y={tenths(at.y)}
              fontSize={tenths(size)}
              transform={turn === 0 ? undefined : `rotate(${turn} ${tenths(at.x)} ${tenths(at.y)})`}
            >
              {text}
            </text>
          );
        return (
          <g key={id}>
            <path id={id} d={arc} fill="none" />
            <text fontSize={tenths(size)}>
              <textPath href={`#${id}`} startOffset="50%">
                {text}
              </textPath>
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Whether the middle of a name lies in a sector. */
function isInSector({ at: [distance = 0, angle = 0] }: Label, sector: Sector): boolean {
  const [start, end] = anglesOf(sector);
  return distance > 0 && (angle - start + 360) % 360 < end - start;
}

/** The last digits of a sine differ from machine to machine. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
