import {
  createParser,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { POWERS } from '@/lib/rules/powers';
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
    houses: parseAsArrayOf(parseAsSeat).withDefault([
      { deck: `sample ${POWERS[0]}`, plays: 'person' },
    ]),
    silent: parseAsInteger.withDefault(1),
    seed: parseAsSeed,
    /** Without it the decks say which rules they were built for. */
    rules: parseAsStringLiteral(['eots', 'tat'] as const),
    /** Addresses that name one deck. */
    deck: parseAsString,
    sample: parseAsString,
  });
}

type PlayUrl = ReturnType<typeof usePlayUrl>[0];

/** The Houses that an address asks for; an address may name a single deck instead. */
export function seatsOf(url: PlayUrl, hasShared: boolean): readonly SeatChoice[] {
  const [only, ...others] = url.houses;
  const isDefault = others.length === 0 && only?.deck === `sample ${POWERS[0]}`;
  if (!isDefault) return url.houses.slice(0, MOST_PLAYERS);
  if (hasShared) return [{ ...only, deck: 'shared' }];
  if (url.deck !== null) return [{ ...only, deck: `deck ${url.deck}` }];
  return url.sample === null ? [only] : [{ ...only, deck: `sample ${url.sample}` }];
}
