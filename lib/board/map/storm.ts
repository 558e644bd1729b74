import { LOCATIONS, type Location, type Sector, type Territory } from './map';
import { SECTORS } from './sectors';

/** The sectors that the storm enters when it moves, in that order, each once; not the one it starts in. */
export function sectorsEntered(from: Sector, moves: number): readonly Sector[] {
  return Array.from({ length: Math.min(moves, SECTORS) }, (_, at) => (from + at + 1) % SECTORS);
}

/**
 * Whether forces in a territory die when the storm comes: on sand, but in the Imperial Basin only once the Shield
 * Wall is gone; then in Arrakeen and Carthag too (GF9-storm-06 to -08, GF9-card-atomics-04).
 */
export function isOpenToStorm({ type, behindShieldWall }: Territory, wallStands: boolean): boolean {
  return behindShieldWall ? !wallStands : type === 'sand';
}

/** How far a sector lies ahead of the storm: 0 for the next, 17 for the one that it is in (GF9-storm-13, GF9-Q05). */
export function aheadOf(storm: Sector, sector: Sector): number {
  return (sector - storm - 1 + 2 * SECTORS) % SECTORS;
}

/** What a move of the storm does. */
export interface Sweep {
  readonly sectors: readonly Sector[];
  /** Where forces die, in the order in which the storm comes. */
  readonly killed: readonly Location[];
  /** Where spice blows that would be lost. */
  readonly spice: readonly Location[];
}

export function sweep(from: Sector, moves: number, wallStands: boolean): Sweep {
  const sectors = sectorsEntered(from, moves);
  const entered = sectors.flatMap((sector) =>
    [...LOCATIONS.values()].filter((location) => location.sector === sector),
  );
  return {
    sectors,
    killed: entered.filter(({ territory }) => isOpenToStorm(territory, wallStands)),
    spice: entered.filter(({ territory, sector }) => territory.spice?.sector === sector),
  };
}

/** In how many ways the storm moves so many sectors (from 0) after the first turn. */
export const STORM_MOVES = {
  /** Two players dial 1 to 3 each; the chances are those of dials at random (GF9-storm-04, -05). */
  dials: [0, 0, 1, 2, 3, 2, 1],
  /** One of six cards or markers (GF9-fremen-12, DES-opt-weather-03). */
  cards: [0, 1, 1, 1, 1, 1, 1],
} as const;
export type StormMove = keyof typeof STORM_MOVES;

/** The chance, from 0 to 1, that the storm comes at least so many sectors far, for 1 to 6 sectors. */
export function chancesToCome(move: StormMove): readonly number[] {
  const ways: readonly number[] = STORM_MOVES[move];
  const waysFrom = (least: number) => ways.slice(least).reduce((sum, many) => sum + many, 0);
  return ways.slice(1).map((_, at) => waysFrom(at + 1) / waysFrom(0));
}
