import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { areaOf, isInside } from '@/lib/board/map/area';
import { locationsOf, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { labelOf, linesOf, type Names } from '@/lib/board/map/names';
import { type Label, type Point, pointAt, polarOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

/** Level names that stand otherwise than on the empty map, by territory. */
type Moved = ReadonlyMap<string, Point & Pick<Label, 'size' | 'lines'>>;

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
          <Name
            label={movedLabel(moved[names], territory.id) ?? labelOf(territory, names)}
            territory={territory}
            names={names}
          />
        </g>
      ))}
    </g>
  ));
});

function movedLabel(moved: Moved, territory: string): Label | undefined {
  const name = moved.get(territory);
  return name && { ...name, at: polarOf(name) };
}

/** A stronghold's name is light on its dark ground, but not where it stands beside it. */
function classOf({ at }: Label, territory: Territory): string | undefined {
  if (territory.type !== 'stronghold') return undefined;
  const isWithin = locationsOf(territory).some(({ id }) => isInside(pointAt(at), areaOf(id)));
  return isWithin ? styles.held : styles.beside;
}

function Name({
  label,
  territory,
  names,
}: {
  readonly label: Label | undefined;
  readonly territory: Territory;
  readonly names: Names;
}) {
  if (label === undefined) return null;
  return (
    <g className={classes(classOf(label, territory))}>
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
