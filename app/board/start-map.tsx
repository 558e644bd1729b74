import type { Faction } from '@/lib/board/factions/factions';
import { LOCATIONS, locationsOf, TERRITORIES } from '@/lib/board/map/map';
import { outlineOf, pathOf, SHAPE } from '@/lib/board/map/shape';
import { LateRelief } from './late-relief';
import { MapNames } from './map-names';
import { MapPatterns } from './map-parts';
import { ForcesLayer, forcesLaid, TokenThreads } from './play/forces-layer';
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

/** A small map of where factions begin, drawn as that of the table. A picture: what it shows stands beside it in words. */
export function StartMap({ factions }: { readonly factions: readonly Faction[] }) {
  const starts = factions.map(({ id, forces: { board } }) => ({
    id,
    advisors: [],
    forces: board.flatMap(({ places, forces }) =>
      // Where there are several places, the player chooses how many stand in each: one flag, at the first.
      places.slice(0, 1).flatMap((place) => {
        const at = locationAt(place);
        return at === null ? [] : [{ at, count: forces, isToPlace: places.length > 1 }];
      }),
    ),
  }));
  const view = { factions: starts, spice: [] };
  const laid = { view, whole: forcesLaid(view, 'whole'), small: forcesLaid(view, 'small') };
  const held = new Set(factions.flatMap(({ forces }) => forces.board.flatMap((one) => one.places)));
  return (
    <div className={styles.sheet}>
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
        <LateRelief without={[...held].join(' ')} />
        <circle r={SHAPE.rim} className={styles.rim} />
        <TokenThreads laid={laid} />
        <MapNames whole={laid.whole.moved} small={laid.small.moved} telling={held} storm={null} />
        <ForcesLayer laid={laid} />
      </svg>
    </div>
  );
}

/** The location of a territory in which its forces are drawn. */
function locationAt(place: string): string | null {
  const territory = TERRITORIES.find(({ id }) => id === place);
  return (territory && locationsOf(territory).at(-1)?.id) ?? null;
}
