import type { Card } from '@/lib/cards/card';
import type { DeckPlace } from '@/lib/decks/deck';
import type { CardGroup } from '@/lib/rules/taxonomy';

const PLACES: Readonly<Record<CardGroup, DeckPlace | null>> = {
  house: 'house',
  imperial: 'imperial',
  homeworld: 'homeworld',
  program: 'programs',
  dune: null,
};

/** Where a card goes when it is added to a deck; null for Dune, which every game brings by itself. */
export function placeOf(card: Card): DeckPlace | null {
  return PLACES[card.deck];
}

const NAMES: Readonly<Record<DeckPlace, string>> = {
  imperial: 'the Imperial deck',
  house: 'the House deck',
  homeworld: 'the home world',
  programs: 'the programs',
};

/** "the House deck", as it stands inside a sentence. */
export function placeName(place: DeckPlace): string {
  return NAMES[place];
}
