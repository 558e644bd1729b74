import type { Deck, DeckEntry, DeckPlace } from '@/lib/decks/deck';

/** The places of a deck in the order of a list on paper. */
export const PLACES = ['homeworld', 'programs', 'imperial', 'house'] as const;

/** What a deck says of its cards alone. */
export type CardsOfDeck = Pick<Deck, 'homeWorld' | 'programs' | 'imperialDeck' | 'houseDeck'>;
/** Something for each place of a deck. */
export type ByPlace<T> = Readonly<Record<DeckPlace, T>>;
/** The same cards as four lists: the home world and each program as a line of one copy. */
export type Lists = ByPlace<readonly DeckEntry[]>;

export function listsOf({ homeWorld, programs, imperialDeck, houseDeck }: CardsOfDeck): Lists {
  const one = (card: string): DeckEntry => ({ card, count: 1 });
  return {
    homeworld: homeWorld === null ? [] : [one(homeWorld)],
    programs: programs.map(one),
    imperial: imperialDeck,
    house: houseDeck,
  };
}

/** The cards of four lists; of home worlds the first, and a program as often as its line says. */
export function cardsOf({ homeworld, programs, imperial, house }: Lists): CardsOfDeck {
  return {
    homeWorld: homeworld[0]?.card ?? null,
    programs: programs.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
    imperialDeck: imperial,
    houseDeck: house,
  };
}

/** What `made` gives for each place, asked in their order. */
export function byPlace<T>(made: (place: DeckPlace) => T): ByPlace<T> {
  const [homeworld, programs] = [made('homeworld'), made('programs')];
  return { homeworld, programs, imperial: made('imperial'), house: made('house') };
}
