import {
  createParser,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { parseAsSeed } from '../seed';
import { CONTROLLERS, type Controller } from './controllers';

/** A House of the setup: which deck, and who plays it. */
export interface SeatChoice {
  /** "sample guild", "deck 8f3…" for one of the player's own, or "shared" for what the address brings. */
  readonly deck: string;
  readonly plays: Controller;
}

/** "guild:person" a sample, "~8f3…:greedy" an own deck, "!:person" the deck behind the "#". */
const parseAsSeat = createParser<SeatChoice>({
  parse(text) {
    const [deck = '', plays] = text.split(':');
    const controller = CONTROLLERS.find(({ value }) => value === plays)?.value ?? 'person';
    if (deck === '') return null;
    if (deck === '!') return { deck: 'shared', plays: controller };
    const isOwn = deck.startsWith('~');
    return { deck: isOwn ? `deck ${deck.slice(1)}` : `sample ${deck}`, plays: controller };
  },
  serialize({ deck, plays }) {
    if (deck === 'shared') return `!:${plays}`;
    const [kind, id = ''] = deck.split(' ', 2);
    return `${kind === 'deck' ? '~' : ''}${id}:${plays}`;
  },
  eq: (one, other) => one.deck === other.deck && one.plays === other.plays,
});

/** Most Houses at a table, with the silent ones (TAT-5.1-04). */
export const MOST_PLAYERS = 8;

/** What an address says: a game that is on the table, or how the next one is set up. */
export function usePlayUrl() {
  return useQueryStates({
    game: parseAsString,
    houses: parseAsArrayOf(parseAsSeat),
    /** Without it one for a House alone, else none. */
    silent: parseAsInteger,
    seed: parseAsSeed,
    /** Without it the decks say which rules they were built for. */
    rules: parseAsStringLiteral(['eots', 'tat'] as const),
    /** Addresses that name one deck. */
    deck: parseAsString,
    sample: parseAsString,
  });
}

type PlayUrl = ReturnType<typeof usePlayUrl>[0];

/** The Houses that an address asks for; it may name a single deck instead, which plays an automatic House. */
export function seatsOf(url: PlayUrl, hasShared: boolean): readonly SeatChoice[] {
  if (url.houses !== null && url.houses.length > 0) return url.houses.slice(0, MOST_PLAYERS);
  const deck = hasShared
    ? 'shared'
    : url.deck !== null
      ? `deck ${url.deck}`
      : `sample ${url.sample ?? SAMPLE_DECKS[0]?.id}`;
  return seatsIn('rival', [{ deck, plays: 'person' }]);
}

/** How many rivals sit there and do nothing. */
export function silentOf({ silent }: PlayUrl, houses: number): number {
  return Math.min(Math.max(0, silent ?? (houses === 1 ? 1 : 0)), MOST_PLAYERS - houses);
}

/** Against automatic Houses, alone, or several persons at one screen. */
export type Mode = 'rival' | 'alone' | 'hot-seat';

export function modeOf(seats: readonly SeatChoice[]): Mode {
  if (seats.length === 1) return 'alone';
  return seats.filter(({ plays }) => plays === 'person').length > 1 ? 'hot-seat' : 'rival';
}

/** The same Houses, played another way: one is added where there are too few. */
export function seatsIn(mode: Mode, seats: readonly SeatChoice[]): readonly SeatChoice[] {
  const own: SeatChoice = { deck: seats[0]?.deck ?? nextSample(seats), plays: 'person' };
  if (mode === 'alone') return [own];
  const plays = mode === 'rival' ? 'steward' : 'person';
  const others = seats.slice(1).map(({ deck }) => ({ deck, plays }) as const);
  return [own, ...(others.length > 0 ? others : [{ deck: nextSample([own]), plays } as const])];
}

/** What a House of the setup is called. */
export function nameOf(seats: readonly SeatChoice[], at: number): string {
  if (at === 0) return 'You';
  if (seats[at]?.plays === 'person') return `Player ${at + 1}`;
  return seats.length === 2 ? 'Rival' : `Rival ${at}`;
}

/** A sample that does not sit at the table yet. */
export function nextSample(seats: readonly SeatChoice[]): string {
  const taken = new Set(seats.map(({ deck }) => deck));
  const free = SAMPLE_DECKS.find(({ id }) => !taken.has(`sample ${id}`));
  return `sample ${free?.id ?? SAMPLE_DECKS[0]?.id ?? ''}`;
}
