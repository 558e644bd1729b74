import { memo } from 'react';
import { areaOf, isInside } from '@/lib/board/map/area';
import { locationsOf, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { type Label, type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import styles from './board-map.module.css';

/** A name where it stands otherwise than on the empty map. */
type MovedName = Point & Pick<Label, 'size' | 'lines'>;

/** By territory. */
type Moved = ReadonlyMap<string, MovedName>;

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
      <g key={territory.id} className={styles.name} aria-hidden>
        <g className={styles.whole}>
          <Lines name={whole.get(territory.id) ?? nameOf(label)} territory={territory} />
        </g>
        <g className={styles.small}>
          <Lines name={small.get(territory.id) ?? nameOf(label.small)} territory={territory} />
        </g>
      </g>
    );
  });
});

function nameOf({ at, size, lines }: Label): MovedName {
  return { ...pointAt(at), size, lines };
}

/** A stronghold's name is light on its dark ground, but not where it stands beside it. */
function classOf({ x, y }: Point, territory: Territory): string | undefined {
  if (territory.type !== 'stronghold') return undefined;
  const isWithin = locationsOf(territory).some(({ id }) => isInside({ x, y }, areaOf(id)));
  return isWithin ? styles.held : styles.beside;
}

function Lines({ name, territory }: { readonly name: MovedName; readonly territory: Territory }) {
  const { x, y, size, lines } = name;
  const height = size * 1.08;
  const top = y - ((lines.length - 1) * height) / 2 + size * 0.33;
  return (
    <g className={classOf(name, territory)}>
      {lines.map((line, rank) => (
        <text key={line} x={x} y={top + rank * height} fontSize={size}>
          {line}
        </text>
      ))}
    </g>
  );
}
