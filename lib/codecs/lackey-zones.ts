import type { DeckPlace } from '@/lib/decks/deck';

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
