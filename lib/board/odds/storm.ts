import { range } from '@/lib/range';
import { EDITIONS } from '../editions/editions';
import { FACTIONS } from '../factions/factions';
import { LOCATIONS } from '../map/map';
import { SECTORS } from '../map/sectors';
import { aheadOf, isOpenToStorm, STORM_MOVES } from '../map/storm';
import type { Edition } from '../rules/book';
import type { Asked, Pieces, Question } from './fields';

/** What is told of spice that lies on the map, in the place of a faction. */
export const LYING = 'spice';
/** Turns that are looked ahead. */
export const TURNS_AHEAD = 3;
const FARTHEST = 10;

/** What is asked of the storm. */
export const STORM_FIELDS = {
  edition: { kind: 'word', of: ['2019', 'descartes'] as const satisfies readonly Edition[] },
  /** The sector that it is in. */
  storm: { kind: 'number', from: 0, to: SECTORS - 1 },
  /** What moves it: the dials of the first turn, those of later turns, or storm cards. */
  move: { kind: 'word', of: ['first', 'dials', 'cards'] },
  /** Sectors of the next move where they are known, as to the Fremen or by Weather Control; -1: they are not. */
  next: { kind: 'number', from: -1, to: FARTHEST },
  /** Whether the Shield Wall is destroyed. */
  broken: { kind: 'flag' },
  /** Forces and spice on the map. */
  pieces: {
    kind: 'pieces',
    whose: [...FACTIONS.map(({ id }) => id), LYING],
    at: [...LOCATIONS.keys()],
    most: 40,
  },
} as const;
export type StormFields = typeof STORM_FIELDS;
export type StormQuestion = Question<StormFields>;

const USUAL: readonly Pieces[] = [
  { whose: 'harkonnen', at: 'arsunt-11', count: 5 },
  { whose: 'atreides', at: 'imperial-basin-9', count: 4 },
  { whose: 'fremen', at: 'funeral-plain-14', count: 6 },
  { whose: LYING, at: 'broken-land-11', count: 8 },
];

/** The question with all its fields: a storm in sector 7 that comes near some forces. */
export function stormQuestion(asked: Asked<StormFields>): StormQuestion {
  const move = asked.move ?? 'dials';
  return {
    edition: asked.edition ?? '2019',
    storm: move === 'first' ? 0 : (asked.storm ?? 7),
    move,
    next: move === 'first' ? -1 : (asked.next ?? -1),
    broken: asked.broken ?? false,
    pieces: asked.pieces ?? USUAL,
  };
}

/** Chances from 0 to 1 by the end of the next turn, of the one after it, and so on. */
export type ByTurn = readonly number[];

export interface StormAnswer {
  /** In how many ways, of so many, the next move is of 0, 1, 2 … sectors. */
  readonly ways: readonly number[];
  readonly all: number;
  /** That the storm has come into each sector, those ahead of it first, the one that it is in last. */
  readonly sectors: readonly { readonly sector: number; readonly comes: ByTurn }[];
  readonly pieces: readonly (Pieces & {
    /** Whether the storm destroys them where they are. */
    readonly isOpen: boolean;
    readonly lost: ByTurn;
    /** Of the forces or the spice, by the end of the last of these turns, on average. */
    readonly average: number;
  })[];
}

/**
 * Where the storm comes by turn, and who loses what by it, nobody moving meanwhile (GF9-storm-03 to -10, GF9-card-atomics-04,
 * GF9-fremen-12; DES-storm-03 to -10). Each turn's move is counted with each other; dials as if at random. The first storm
 * harms only where it lands, and the sector that the storm starts from is not hit again (GF9-Q11).
 */
export function stormAnswer(question: StormQuestion): StormAnswer {
  const { storm, move, next, broken, pieces } = question;
  const ways = next >= 0 ? range(0, next).map((moves) => (moves === next ? 1 : 0)) : waysOf(move);
  const comes = new Map(
    range(1, SECTORS).map((ahead) => [
      (storm + ahead) % SECTORS,
      move === 'first' ? afterFirst(ways, ahead) : within(ways, waysOf(move), ahead),
    ]),
  );
  return {
    ...{ ways, all: sumOf(ways) },
    sectors: [...comes].map(([sector, chances]) => ({ sector, comes: chances })),
    pieces: pieces.map((one) => {
      const place = LOCATIONS.get(one.at);
      const sector = place?.sector ?? null;
      const isOpen =
        sector !== null &&
        place !== undefined &&
        (one.whose === LYING || isOpenToStorm(place.territory, !broken));
      const lost = range(1, TURNS_AHEAD).map((turn) =>
        isOpen && sector !== null ? (comes.get(sector)?.[turn - 1] ?? 0) : 0,
      );
      return { ...one, isOpen, lost, average: one.count * (lost.at(-1) ?? 0) };
    }),
  };
}

/** In how many ways a move is of 0, 1, 2 … sectors. */
function waysOf(move: StormQuestion['move']): readonly number[] {
  if (move !== 'first') return STORM_MOVES[move];
  const [least, most] = EDITIONS[2019].storm.first;
  const dials = range(least ?? 0, most ?? 0);
  const ways = new Array<number>(2 * (most ?? 0) + 1).fill(0);
  for (const one of dials)
    for (const other of dials) ways[one + other] = (ways[one + other] ?? 0) + 1;
  return ways;
}

/** That moves, the first of which may be known, have gone so many sectors by the end of each turn. */
function within(first: readonly number[], later: readonly number[], ahead: number): ByTurn {
  let gone = first;
  return range(1, TURNS_AHEAD).map((turn) => {
    if (turn > 1) gone = together(gone, later);
    return sumOf(gone.slice(ahead)) / sumOf(gone);
  });
}

/** In how many ways two moves go 0, 1, 2 … sectors together. */
function together(one: readonly number[], other: readonly number[]): readonly number[] {
  const ways = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [at, many] of one.entries())
    for (const [by, more] of other.entries()) ways[at + by] = (ways[at + by] ?? 0) + many * more;
  return ways;
}

/** The same where the first storm is put somewhere: it harms there, and goes on by dials. */
function afterFirst(first: readonly number[], ahead: number): ByTurn {
  const all = sumOf(first);
  const chances = new Array<number>(TURNS_AHEAD).fill(0);
  for (const [moves, ways] of first.entries()) {
    const landed = moves % SECTORS;
    const isHit = landed === ahead % SECTORS;
    const rest = aheadOf(landed, ahead % SECTORS) + 1;
    const later = within(STORM_MOVES.dials, STORM_MOVES.dials, rest);
    for (const at of chances.keys())
      chances[at] =
        (chances[at] ?? 0) + (ways / all) * (isHit ? 1 : at === 0 ? 0 : (later[at - 1] ?? 0));
  }
  return chances;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
