import type { Deck, DeckEntry, DeckPlace } from '@/lib/decks/deck';

/**
 * What a LackeyCCG plugin for the game would be called, and its zones. No public plugin is known: a
 * player whose plugin has other names changes them here. Reading accepts many other names.
 */
export const LACKEY = {
  game: 'Dune',
  version: '0.8',
  zones: {
    homeworld: 'Home World',
    programs: 'Programs',
    imperial: 'Imperial Deck',
    house: 'House Deck',
  },
} as const satisfies {
  readonly game: string;
  readonly version: string;
  readonly zones: Readonly<Record<DeckPlace, string>>;
};

/** The filled zones of a deck in the order in which they are written. */
export function lackeyZones({
  homeWorld,
  programs,
  houseDeck,
  imperialDeck,
}: Deck): readonly { readonly name: string; readonly entries: readonly DeckEntry[] }[] {
  const one = (card: string) => ({ card, count: 1 });
  const { zones } = LACKEY;
  return [
    { name: zones.homeworld, entries: homeWorld === null ? [] : [one(homeWorld)] },
    { name: zones.programs, entries: programs.map(one) },
    { name: zones.house, entries: houseDeck },
    { name: zones.imperial, entries: imperialDeck },
  ].filter(({ entries }) => entries.length > 0);
}
