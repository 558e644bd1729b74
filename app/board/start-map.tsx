import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Faction } from '@/lib/board/factions/factions';
import { LOCATIONS, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { outlineOf, pathOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import { powerOf } from './faction-power';
import styles from './start-map.module.css';

const HALF = SHAPE.rim + 4;

/** The ground of each kind in one path. */
const GROUND = (['sand', 'rock', 'stronghold', 'polar sink'] as const).map((kind) => ({
  kind,
  path: [...LOCATIONS.values()]
    .filter(({ territory }) => territory.type === kind)
    .map(({ id }) => pathOf(outlineOf(id)))
    .join(''),
}));

/** A small map of where factions begin. A picture: what it shows stands beside it in words. */
export function StartMap({ factions }: { readonly factions: readonly Faction[] }) {
  const starts = factions.flatMap(({ id, forces: { board } }) =>
    board.flatMap(({ places, forces }) =>
      places.map((place) => ({ faction: id, place, forces: places.length === 1 ? forces : null })),
    ),
  );
  return (
    <svg
      className={styles.map}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      {GROUND.map(({ kind, path }) => (
        <path key={kind} d={path} className={styles.ground} data-kind={kind} />
      ))}
      {starts.map(({ faction, place, forces }) => (
        <Token key={`${faction} ${place}`} faction={faction} place={place} forces={forces} />
      ))}
    </svg>
  );
}

const SIZE = 76;

/** `forces` is null where the player chooses how many stand there. */
function Token({
  faction,
  place,
  forces,
}: {
  readonly faction: string;
  readonly place: string;
  readonly forces: number | null;
}) {
  const power = powerOf(faction);
  const territory = TERRITORIES.find(({ id }: Territory) => id === place);
  const label = SHAPE.labels[place];
  if (power === undefined || territory === undefined || label === undefined) return null;
  const { x, y } = pointAt(label.at);
  const width = forces === null ? SIZE : SIZE * 1.75;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.token} data-power={power}>
      <rect x={-width / 2} y={-SIZE / 2} width={width} height={SIZE} rx={SIZE / 2} />
      <g transform={`translate(${-width / 2 + 14} ${-SIZE / 2 + 14})`}>
        <PowerIcon power={power} size={SIZE - 28} />
      </g>
      {forces !== null && (
        <text x={SIZE * 0.3} y={SIZE * 0.2}>
          {forces}
        </text>
      )}
    </g>
  );
}
