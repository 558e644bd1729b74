import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Faction } from '@/lib/board/factions/factions';
import { areaOf, middleOfArea } from '@/lib/board/map/area';
import {
  LOCATIONS,
  locationsOf,
  type Sector,
  TERRITORIES,
  type Territory,
} from '@/lib/board/map/map';
import { outlineOf, type Point, pathOf, SHAPE, wedgeOf } from '@/lib/board/map/shape';
import stormy from './board-map.module.css';
import { powerOf } from './faction-power';
import { LateRelief, LateSweep } from './late-relief';
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

/** The strongholds' names stand beside them, each with who begins there, so that the places show; from an edge where a longer one would cover them. */
const NAMES: readonly (Point & {
  readonly place: string;
  readonly name: string;
  readonly edge?: 'left' | 'right';
})[] = [
  { place: 'arrakeen', name: 'Arrakeen', x: -137, y: -484, edge: 'left' },
  { place: 'carthag', name: 'Carthag', x: -84, y: -388, edge: 'right' },
  { place: 'sietch-tabr', name: 'Sietch Tabr', x: -320, y: -152 },
  { place: 'tueks-sietch', name: 'Tuek’s\nSietch', x: 470, y: -26, edge: 'right' },
  { place: 'habbanya-sietch', name: 'Habbanya\nSietch', x: -345, y: 262 },
];

/** How far below the first of several places it stands how many are to be placed. */
const BELOW = 96;

/** A small map of where factions begin, drawn as that of the table. A picture: what it shows stands beside it in words. */
export function StartMap({
  factions,
  storm = null,
  isNamed = true,
}: {
  readonly factions: readonly Faction[];
  /** Null where it does not matter. */
  readonly storm?: Sector | null;
  /** Whether the strongholds have their names; a small map has no room for them, only for who begins there. */
  readonly isNamed?: boolean;
}) {
  const starts = factions.flatMap(({ id, forces: { board } }) =>
    board.map(({ places, forces }) => ({
      faction: id,
      forces,
      places: places.flatMap((place) => TERRITORIES.find(({ id }) => id === place) ?? []),
    })),
  );
  const names = isNamed ? NAMES : [];
  const held = starts.flatMap(({ places }) => places.map(({ id }) => id));
  return (
    <div className={styles.sheet} aria-hidden="true">
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
        {starts.map(({ faction, places }) =>
          // the player chooses how many stand in each
          places.length < 2 ? null : <Permitted key={faction} faction={faction} places={places} />,
        )}
        <circle r={SHAPE.rim} fill="url(#light)" />
        <LateRelief without={held.join(' ')} />
        {storm !== null && (
          <>
            <path d={pathOf(wedgeOf(storm))} className={stormy.veil} />
            <path d={pathOf(wedgeOf(storm))} className={stormy.squall} />
            <LateSweep storm={storm} />
          </>
        )}
        <circle r={SHAPE.rim} className={styles.rim} />
      </svg>
      {names.map(({ place, name, edge, ...at }) => (
        <span key={place} className={styles.name} data-edge={edge} style={placed(at)}>
          {name}
          {starts
            .filter(({ places: [first, ...others] }) => first?.id === place && others.length === 0)
            .map(({ faction, forces }) => (
              <span key={faction} className={styles.force} data-paper data-power={powerOf(faction)}>
                <PowerIcon power={powerOf(faction) ?? 'corrino'} size={12} />
                {forces}
              </span>
            ))}
        </span>
      ))}
      {starts.map(({ faction, forces, places }) => {
        if (places.length === 1 && names.some(({ place }) => place === places[0]?.id)) return null;
        const at = middleOf(places[0]);
        const isChosen = places.length > 1;
        return (
          <span
            key={faction}
            className={styles.token}
            data-paper
            data-power={powerOf(faction)}
            style={placed(isChosen ? { x: at.x * 0.85, y: at.y + BELOW } : at)}
          >
            <PowerIcon power={powerOf(faction) ?? 'corrino'} size={12} />
            {isChosen ? `${forces} to place` : forces}
          </span>
        );
      })}
    </div>
  );
}

/** Every place that forces may begin in, in their colour. */
function Permitted({
  faction,
  places,
}: {
  readonly faction: string;
  readonly places: readonly Territory[];
}) {
  const grounds = places.map((place) => ({
    kind: place.type,
    path: locationsOf(place)
      .map(({ id }) => pathOf(outlineOf(id)))
      .join(''),
  }));
  return (
    <g data-power={powerOf(faction)}>
      {grounds.map(({ kind, path }) => (
        <g key={path}>
          <path d={path} className={styles.outline} />
          <path d={path} className={styles.permitted} data-kind={kind} />
        </g>
      ))}
    </g>
  );
}

function middleOf(place: Territory | undefined): Point {
  const last = place && locationsOf(place).at(-1);
  return last === undefined ? { x: 0, y: 0 } : middleOfArea(areaOf(last.id));
}

function placed({ x, y }: Point) {
  const percent = (value: number) => `${(50 + (value / HALF) * 50).toFixed(2)}%`;
  return { left: percent(x), top: percent(y) };
}
