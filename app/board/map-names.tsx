import { memo } from 'react';
import { type Sector, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { shareIn } from '@/lib/board/map/name-rooms';
import { isNarrow, type Line, labelOf, linesOf, type Names } from '@/lib/board/map/names';
import { type Label, type Point, pathOf, polarOf, wedgeOf } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

/** A name that stands otherwise than on the empty map, within its place; null where it has no room there. */
type MovedName =
  | (Point & Pick<Label, 'size' | 'lines' | 'turn'> & { readonly isOut?: boolean })
  | null;

/** By territory. */
type Moved = ReadonlyMap<string, MovedName>;

const NONE: Moved = new Map();
const NO_PLACES: ReadonlySet<string> = new Set();

/** The names of the territories, as a large map has them and as a small one has them: the style sheet chooses. */
export const MapNames = memo(function MapNames({
  whole = NONE,
  small = NONE,
  telling = NO_PLACES,
  storm,
}: {
  readonly whole?: Moved;
  readonly small?: Moved;
  /** The territories that matter now: their names stand out. */
  readonly telling?: ReadonlySet<string>;
  /** Null where there is none. */
  readonly storm: Sector | null;
}) {
  const moved = { whole, small };
  return (
    <>
      {storm !== null && <StormClips storm={storm} />}
      {TERRITORIES.map((territory) => (
        <g
          key={territory.id}
          className={styles.name}
          data-kind={territory.type}
          data-telling={telling.has(territory.id) || undefined}
          data-narrow={isNarrow(territory) || undefined}
          aria-hidden
        >
          {(['whole', 'small'] as const).map((names) => (
            <g key={names} className={styles[names]}>
              <Name moved={moved[names].get(territory.id)} {...{ territory, names, storm }} />
            </g>
          ))}
        </g>
      ))}
    </>
  );
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
  readonly storm: Sector | null;
}) {
  const label = moved ? { ...moved, at: polarOf(moved) } : labelOf(territory, names);
  if (moved === null || label === undefined) return null;
  const share = storm === null ? 0 : shareIn(storm, label, territory, names);
  const lines = linesOf(label, territory);
  const id = `${territory.id}-${names}`;
  const isOut = moved?.isOut || undefined;
  // What lies in the storm has its ink, letter by letter where its edge goes through a name.
  if (share > 0 && share < 1 && territory.type !== 'stronghold')
    return (
      <>
        <g clipPath="url(#out-of-storm)" data-out={isOut}>
          <Lines id={id} lines={lines} />
        </g>
        <g clipPath="url(#in-storm)" data-storm>
          <Lines id={`${id}-storm`} lines={lines} />
        </g>
      </>
    );
  return (
    <g data-storm={share > 0.5 || undefined} data-out={isOut}>
      <Lines id={id} lines={lines} />
    </g>
  );
}

/** What the storm covers, and all else, to cut names at its edges. */
function StormClips({ storm }: { readonly storm: Sector }) {
  const wedge = pathOf(wedgeOf(storm));
  return (
    <defs>
      <clipPath id="in-storm">
        <path d={wedge} />
      </clipPath>
      <clipPath id="out-of-storm">
        <path d={`M-600 -600H600V600H-600Z${wedge}`} clipRule="evenodd" />
      </clipPath>
    </defs>
  );
}

function Lines({ id, lines }: { readonly id: string; readonly lines: readonly Line[] }) {
  return lines.map(({ text, size, at, turn, arc }, rank) => {
    const key = `${id}-${rank}`;
    // The style sheet makes some smaller.
    const style = { fontSize: `calc(var(--letters, 1) * ${tenths(size)}px)` };
    if (arc === null)
      return (
        <text
          key={key}
          x={tenths(at.x)}
          y={tenths(at.y)}
          style={style}
          transform={turn === 0 ? undefined : `rotate(${turn} ${tenths(at.x)} ${tenths(at.y)})`}
        >
          {text}
        </text>
      );
    return (
      <g key={key}>
        <path id={key} d={arc} fill="none" />
        <text style={style}>
          <textPath href={`#${key}`} startOffset="50%">
            {text}
          </textPath>
        </text>
      </g>
    );
  });
}

/** The last digits of a sine differ from machine to machine. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
