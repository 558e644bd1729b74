import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Faction } from '@/lib/board/factions/factions';
import type { Box } from '@/lib/board/map/area';
import { LOCATIONS, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { outlineOf, pathOf, pointAt, SHAPE } from '@/lib/board/map/shape';
import { powerOf } from './faction-power';
import { LateRelief } from './late-relief';
import { MapPatterns } from './map-parts';
import styles from './start-map.module.css';

/** A ring around the map, as on the large one. */
const RING = 20;
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
      <LateRelief without={starts.map(({ place }) => place).join(' ')} />
      <circle r={SHAPE.rim} className={styles.rim} />
      {starts.map(({ faction, place, forces }) => (
        <Token key={`${faction} ${place}`} faction={faction} place={place} forces={forces} />
      ))}
      {starts.map(({ faction, place, forces }) => (
        <Name key={`${faction} ${place}`} place={place} forces={forces} />
      ))}
    </svg>
  );
}

const SIZE = 58;
/** The size of a name's letters. */
const LETTERS = 38;

interface Start extends Box {
  readonly territory: Territory;
}

function startAt(place: string, forces: number | null): Start | null {
  const territory = TERRITORIES.find(({ id }: Territory) => id === place);
  const label = SHAPE.labels[place];
  if (territory === undefined || label === undefined) return null;
  const width = forces === null ? SIZE : SIZE * 1.75;
  return { ...pointAt(label.at), width, height: SIZE, territory };
}

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
  const start = startAt(place, forces);
  if (power === undefined || start === null) return null;
  const { x, y, width } = start;
  return (
    <g className={styles.token} data-paper data-power={power}>
      <title>{start.territory.name}</title>
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

/** Clear of its token and of the next, and within the map. */
function Name({ place, forces }: { readonly place: string; readonly forces: number | null }) {
  const start = startAt(place, forces);
  if (start === null) return null;
  const { x, y, territory } = start;
  const isHold = territory.type === 'stronghold';
  // The next token stands below it, and rock at its right.
  const isTop = isHold && Math.abs(x) < SIZE;
  const isAbove = isTop || (y > 0 && (isHold || x < 0));
  const base = isAbove ? y - SIZE / 2 - 12 : y + SIZE / 2 + LETTERS * 0.86;
  const most = Math.sqrt(SHAPE.rim ** 2 - base ** 2) - territory.name.length * LETTERS * 0.28;
  const middle = isTop ? x - SIZE * 0.6 : x;
  return (
    <text x={Math.max(-most, Math.min(most, middle))} y={base} className={styles.name} data-name>
      {territory.name}
    </text>
  );
}
