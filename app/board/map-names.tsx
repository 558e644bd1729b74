import { memo } from 'react';
import { type Sector, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { shareIn } from '@/lib/board/map/name-rooms';
import { type Lettering, type Line, labelOf, linesOf } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

const NO_PLACES: ReadonlySet<string> = new Set();
const NO_MOVES: ReadonlyMap<string, Point> = new Map();

/**
 * The names of the territories, as a large map has them and as a small one has them: the style sheet chooses. Each has
 * one spot in its own land; on a small one it moves there where tokens need the room.
 */
export const MapNames = memo(function MapNames({
  whole = NO_PLACES,
  small = NO_PLACES,
  isBare = false,
  moved = NO_MOVES,
  telling = null,
  closed = NO_PLACES,
  storm,
}: {
  /** Territories whose names are left off a large map, and a small one. */
  readonly whole?: ReadonlySet<string>;
  readonly small?: ReadonlySet<string>;
  /** Whether no tokens lie on it. */
  readonly isBare?: boolean;
  /** How far names move on a small map. */
  readonly moved?: ReadonlyMap<string, Point>;
  /** The territories that matter now: their names stand out, and a phone leaves out the others. Null where all do. */
  readonly telling?: ReadonlySet<string> | null;
  /** Those that stand back: on dark ground. */
  readonly closed?: ReadonlySet<string>;
  /** Null where there is none. */
  readonly storm: Sector | null;
}) {
  const off = { whole, small, bare: small };
  return TERRITORIES.map((territory) => (
    <g
      key={territory.id}
      className={styles.name}
      data-kind={territory.type}
      data-telling={telling?.has(territory.id) || undefined}
      data-quiet={(telling !== null && isQuiet(territory, telling)) || undefined}
      data-closed={closed.has(territory.id) || undefined}
      aria-hidden
    >
      {(['whole', isBare ? 'bare' : 'small'] as const).map(
        (names) =>
          !off[names].has(territory.id) && (
            <g
              key={names}
              className={names === 'whole' ? styles.whole : styles.small}
              transform={names === 'small' ? shiftText(moved.get(territory.id)) : undefined}
            >
              <Name {...{ territory, names }} share={shareInStorm(storm, territory, names)} />
            </g>
          ),
      )}
    </g>
  ));
});

function shiftText(by: Point | undefined): string | undefined {
  return by && `translate(${by.x} ${by.y})`;
}

/** Whether it is no stronghold, and nothing there matters now. */
function isQuiet({ id, type }: Territory, telling: ReadonlySet<string>): boolean {
  return type !== 'stronghold' && type !== 'polar sink' && !telling.has(id);
}

/** How much of a name lies in the storm, from 0 to 1. */
function shareInStorm(storm: Sector | null, territory: Territory, names: Lettering): number {
  const label = labelOf(territory, names);
  return storm === null || label === undefined ? 0 : shareIn(storm, label, territory, names);
}

const Name = memo(function Name({
  territory,
  names,
  share,
}: {
  readonly territory: Territory;
  readonly names: Lettering;
  readonly share: number;
}) {
  const label = labelOf(territory, names);
  if (label === undefined) return null;
  // one ink for all its letters, that of where most of them lie
  return (
    <g data-storm={share >= 0.5 || undefined} data-edge={(share > 0 && share < 1) || undefined}>
      <Lines id={`${territory.id}-${names}`} lines={linesOf(label, territory)} />
    </g>
  );
});

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
