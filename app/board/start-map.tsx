import { late } from '@/app/_ui/base/late';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Faction } from '@/lib/board/factions/factions';
import { LOCATIONS, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { outlineOf, pathOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import { powerOf } from './faction-power';
import { MapPatterns } from './map-parts';
import styles from './start-map.module.css';

const Relief = late(() => import('./map-relief').then((module) => module.Relief));

/** A ring around the map, as on the large one. */
const RING = 22;
const HALF = SHAPE.rim + RING + 3;

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
      <MapPatterns />
      <circle r={SHAPE.rim + RING} className={styles.ring} />
      {GROUND.map(({ kind, path }) => (
        <path key={kind} d={path} className={styles.ground} data-kind={kind} />
      ))}
      <circle r={SHAPE.rim} fill="url(#light)" />
      <Relief />
      <circle r={SHAPE.rim} className={styles.rim} />
      {starts.map(({ faction, place, forces }) => (
        <Token key={`${faction} ${place}`} faction={faction} place={place} forces={forces} />
      ))}
    </svg>
  );
}

const SIZE = 66;
/** A token stands so far towards the pole from a stronghold, which it would hide. */
const BESIDE = 84;

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
  const [distance = 0, angle = 0] = label.at;
  const isStronghold = territory.type === 'stronghold';
  const from = pointAt(label.at);
  const { x, y } = isStronghold ? pointAt([distance - BESIDE, angle]) : from;
  const width = forces === null ? SIZE : SIZE * 1.75;
  return (
    <g className={styles.token} data-power={power}>
      {isStronghold && (
        <>
          <line x1={from.x} y1={from.y} x2={x} y2={y} />
          <circle cx={from.x} cy={from.y} r={11} />
        </>
      )}
      <g transform={`translate(${x} ${y})`}>
        <rect x={-width / 2} y={-SIZE / 2} width={width} height={SIZE} rx={SIZE / 2} />
        <g transform={`translate(${-width / 2 + 12} ${-SIZE / 2 + 12})`}>
          <PowerIcon power={power} size={SIZE - 24} />
        </g>
        {forces !== null && (
          <text x={SIZE * 0.32} y={SIZE * 0.24}>
            {forces}
          </text>
        )}
      </g>
    </g>
  );
}
