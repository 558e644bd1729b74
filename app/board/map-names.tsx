import { memo } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { TERRITORIES, type Territory } from '@/lib/board/map/map';
import { type Label, type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

/** Where a name stands otherwise than on the empty map, and how large, by territory. */
type Moved = ReadonlyMap<string, Point & { readonly size: number }>;

const NONE: Moved = new Map();

/** The names of the territories, as a large map has them and as a small one has them: the style sheet chooses. */
export const MapNames = memo(function MapNames({
  whole = NONE,
  small = NONE,
}: {
  readonly whole?: Moved;
  readonly small?: Moved;
}) {
  return TERRITORIES.map((territory) => {
    const label = SHAPE.labels[territory.id];
    if (label === undefined) return null;
    return (
      <g key={territory.id} className={nameClass(territory)} aria-hidden>
        <g className={styles.whole}>
          <Lines label={label} at={whole.get(territory.id)} />
        </g>
        <g className={styles.short}>
          <Lines label={label.small} at={small.get(territory.id)} />
        </g>
      </g>
    );
  });
});

function nameClass({ type }: Territory): string {
  return classes(styles.name, type === 'stronghold' && styles.held);
}

function Lines({
  label: { at, size: usual, lines },
  at: moved,
}: {
  readonly label: Label;
  readonly at: (Point & { readonly size: number }) | undefined;
}) {
  const { x, y, size } = moved ?? { ...pointAt(at), size: usual };
  const height = size * 1.08;
  const top = y - ((lines.length - 1) * height) / 2 + size * 0.33;
  return lines.map((line, rank) => (
    <text key={line} x={x} y={top + rank * height} fontSize={size}>
      {line}
    </text>
  ));
}
