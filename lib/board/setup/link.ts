import { optionsOf } from '@/lib/board/editions/editions';
import type { Edition } from '@/lib/board/rules/book';
import { withOptions } from './options';
import { type BoardSetup, CIRCLES, MOST_HANDICAP, MOST_NAME, newSetup, type Seat } from './setup';

/**
 * A set-up as the query of an address: "edition=2019&seats=a.h3..f..&options=city-spice". The seats are the circles
 * in order, each a letter and the handicap; what is as in a new set-up is left out. Stays readable for ever.
 */

/** One for each faction, for ever. */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'atreides',
  b: 'bene-gesserit',
  e: 'emperor',
  f: 'fremen',
  g: 'guild',
  h: 'harkonnen',
};

/** What an address says by name; a name that stands there twice counts once. */
export type SetupQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

export function setupQuery(setup: BoardSetup): string {
  const usual = newSetup(setup.edition);
  const query = new URLSearchParams();
  query.set('edition', setup.edition);
  const seats = setup.seats.map(seatWord).join('.');
  if (seats !== usual.seats.map(seatWord).join('.')) query.set('seats', seats);
  const players = setup.seats.map((seat) => seat?.player ?? '');
  if (players.some((player) => player !== ''))
    query.set('players', players.map((player) => player.replaceAll('~', '')).join('~'));
  if (setup.options.length > 0) query.set('options', setup.options.join('.'));
  if (setup.name !== '') query.set('name', setup.name);
  return query.toString();
}

/** The set-up that an address holds. What it says wrongly is left out, so that any address gives a set-up. */
export function setupFrom(query: SetupQuery): BoardSetup {
  const edition: Edition = text(query.edition) === 'descartes' ? 'descartes' : '2019';
  const usual = newSetup(edition);
  const seats = text(query.seats)?.split('.');
  const players = text(query.players)?.split('~') ?? [];
  const options = (text(query.options) ?? '').split('.').filter((id) => /^[a-z-]{1,40}$/.test(id));
  const seated = Array.from({ length: CIRCLES }, (_, circle) => {
    const seat = seats === undefined ? (usual.seats[circle] ?? null) : seatFrom(seats[circle]);
    return seat && { ...seat, player: clean(players[circle], MOST_PLAYER) };
  });
  const bare = { edition, name: clean(text(query.name), MOST_NAME), seats: seated, options: [] };
  return withOptions(bare, { put: options.slice(0, MOST_OPTIONS) });
}

/** The options of a set-up that its edition has, when it changes to the other one. */
export function inEdition(setup: BoardSetup, edition: Edition): BoardSetup {
  const known = new Set(optionsOf(edition).map(({ id }) => id));
  return { ...setup, edition, options: setup.options.filter((id) => known.has(id)) };
}

export const MOST_PLAYER = 24;
const MOST_OPTIONS = 60;

function seatWord(seat: Seat | null): string {
  if (seat === null) return '';
  const [letter = seat.faction] =
    Object.entries(LETTERS).find(([, id]) => id === seat.faction) ?? [];
  return seat.spice === 0 ? letter : `${letter}${seat.spice}`;
}

function seatFrom(word = ''): Seat | null {
  const [, letters, spice = '0'] = /^([a-z-]*[a-z])(-?\d{1,2})?$/.exec(word.slice(0, 40)) ?? [];
  if (letters === undefined) return null;
  const handicap = Math.max(-MOST_HANDICAP, Math.min(MOST_HANDICAP, Number(spice)));
  const faction = Object.hasOwn(LETTERS, letters) ? LETTERS[letters] : undefined;
  return { faction: faction ?? letters, player: '', spice: handicap };
}

function text(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

function clean(words: string | undefined, most: number): string {
  return (words ?? '').replace(/\s+/g, ' ').slice(0, most);
}
