import { memo } from 'react';
import { TERRITORIES, type Territory } from '@/lib/board/map/map';
import { labelOf, linesOf, type Names } from '@/lib/board/map/names';
import { type Label, type Point, polarOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

/** A level name that stands otherwise than on the empty map, within its place or beside it. */
interface MovedName extends Point, Pick<Label, 'size' | 'lines'> {
  readonly isBeside?: boolean;
}

/** By territory. */
type Moved = ReadonlyMap<string, MovedName>;

const NONE: Moved = new Map();
const NO_PLACES: ReadonlySet<string> = new Set();

/** The names of the territories, as a large map has them and as a small one has them: the style sheet chooses. */
export const MapNames = memo(function MapNames({
  whole = NONE,
  small = NONE,
  telling = NO_PLACES,
}: {
  readonly whole?: Moved;
  readonly small?: Moved;
  /** The territories that matter now: their names stand out. */
  readonly telling?: ReadonlySet<string>;
}) {
  const moved = { whole, small };
  return TERRITORIES.map((territory) => (
    <g
      key={territory.id}
      className={styles.name}
      data-kind={territory.type}
      data-telling={telling.has(territory.id) || undefined}
      aria-hidden
    >
      {(['whole', 'small'] as const).map((names) => (
        <g key={names} className={styles[names]}>
          <Name moved={moved[names].get(territory.id)} territory={territory} names={names} />
        </g>
      ))}
    </g>
  ));
});

/** A stronghold's name is light on its dark ground, but not where it stands beside it. */
function classOf(territory: Territory, moved: MovedName | undefined): string | undefined {
  if (territory.type !== 'stronghold') return undefined;
  return moved?.isBeside ? styles.beside : styles.held;
}

function Name({
  moved,
  territory,
  names,
}: {
  readonly moved: MovedName | undefined;
  readonly territory: Territory;
  readonly names: Names;
}) {
  const label = moved ? { ...moved, at: polarOf(moved) } : labelOf(territory, names);
  if (label === undefined) return null;
  return (
    <g className={classOf(territory, moved)}>
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

/** The last digits of a sine differ from machine to machine. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
