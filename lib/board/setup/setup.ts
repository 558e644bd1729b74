import { EDITIONS } from '@/lib/board/editions/editions';
import { type Faction, factionOf } from '@/lib/board/factions/factions';
import type { Sector } from '@/lib/board/map/map';
import type { Edition } from '@/lib/board/rules/book';

/** Places round the map where a faction can sit (GF9-setup-12, DES-equip-04). */
export const CIRCLES = 6;
/** The most spice that a handicap gives to a faction at the start, or takes from it. */
export const MOST_HANDICAP = 10;
export const MOST_NAME = 60;

export interface Seat {
  /** The id of a faction; one that the Registry does not know is kept, and the checker says so. */
  readonly faction: string;
  /** Who plays it; empty where nobody has said. */
  readonly player: string;
  /** A handicap: spice at the start beside that of the sheet, negative where it is less. */
  readonly spice: number;
}

/** How a game of the board game begins: what the players agree on before the cards are dealt. */
export interface BoardSetup {
  readonly edition: Edition;
  readonly name: string;
  /** At each of the six circles, counterclockwise from the start of the storm; null where nobody sits. */
  readonly seats: readonly (Seat | null)[];
  /** Ids of options, in the order of the edition. */
  readonly options: readonly string[];
}

/** A circle at which a faction sits. */
export interface Taken {
  /** From 0, counterclockwise. */
  readonly circle: number;
  readonly sector: Sector;
  readonly seat: Seat;
  /** Null where the Registry does not know it. */
  readonly faction: Faction | null;
}

/** The circles that are taken, counterclockwise from the start of the storm. */
export function takenSeats({ edition, seats }: BoardSetup): readonly Taken[] {
  return seats.flatMap((seat, circle) => {
    const sector = EDITIONS[edition].circles[circle];
    if (seat === null || sector === undefined) return [];
    return [{ circle, sector, seat, faction: factionOf(seat.faction) ?? null }];
  });
}

export function seatFor(faction: string): Seat {
  return { faction, player: '', spice: 0 };
}

/** The order in which factions come to the table when fewer than six play: by the advice of GF9-players-01 to -06. */
export const RECOMMENDED = [
  'atreides',
  'harkonnen',
  'fremen',
  'emperor',
  'guild',
  'bene-gesserit',
] as const;

/** All six factions at the table, without options. */
export function newSetup(edition: Edition): BoardSetup {
  const order = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];
  return { edition, name: '', seats: order.map(seatFor), options: [] };
}

/** Which circles are taken when so many factions spread round the map. */
export const SPREAD: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** So many factions at the table, 2 to 6, those that are advised, spread round the map; all else stays. */
export function withFactions(setup: BoardSetup, many: number): BoardSetup {
  const circles = SPREAD[many] ?? [];
  const seats = setup.seats.map((_, circle) => {
    const faction = RECOMMENDED[circles.indexOf(circle)];
    if (faction === undefined) return null;
    return setup.seats.find((seat) => seat?.faction === faction) ?? seatFor(faction);
  });
  return { ...setup, seats };
}

/** The set-up with a circle given to somebody else, or to nobody. */
export function withSeat(setup: BoardSetup, circle: number, seat: Seat | null): BoardSetup {
  return { ...setup, seats: setup.seats.map((one, at) => (at === circle ? seat : one)) };
}
