import type { Card } from '@/lib/cards/card';
import type { CardGroup } from '@/lib/rules/taxonomy';
import { type Deck, type DeckPlace, entriesOf } from './deck';
import type { Edit } from './edits';

/** Where a card of a group belongs. Dune has the Imperial back (TAT-3.1.1-05); the checks refuse it there. */
export const PLACE_OF_GROUP: Readonly<Record<CardGroup, DeckPlace>> = {
  house: 'house',
  imperial: 'imperial',
  homeworld: 'homeworld',
  program: 'programs',
  dune: 'imperial',
};

/** Whether a card stands beside both decks, as a home world and a program do. */
export function isOutside({ deck }: { readonly deck: CardGroup }): boolean {
  return deck === 'homeworld' || deck === 'program';
}

/** Where a card goes when a player adds it to a deck; null for Dune, which every game brings by itself. */
export function placeOf({ deck: group }: Card): DeckPlace | null {
  return group === 'dune' ? null : PLACE_OF_GROUP[group];
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

/** The edit that puts copies of a card into a place. A home world or a program is one card, whatever the count. */
export function addition(place: DeckPlace, card: string, count = 1): Edit {
  switch (place) {
    case 'homeworld':
      return { kind: 'set-home-world', card };
    case 'programs':
      return { kind: 'add-program', card };
    case 'imperial':
    case 'house':
      return { kind: 'add', list: place, card, count };
  }
}

/**
 * The edits that take copies of a card out of one place of a deck, over several lines of the same
 * card if need be. Without a number of copies: all of them.
 */
export function removal(
  deck: Deck,
  place: DeckPlace,
  card: string,
  copies = Number.POSITIVE_INFINITY,
): readonly Edit[] {
  switch (place) {
    case 'homeworld':
      return deck.homeWorld === card && copies > 0 ? [{ kind: 'set-home-world', card: null }] : [];
    case 'programs':
      return deck.programs
        .filter((id) => id === card)
        .slice(0, copies)
        .map(() => ({ kind: 'remove-program', card }));
    case 'imperial':
    case 'house': {
      // An edit takes copies from the first line of its card, so each line gets an edit.
      const edits: Edit[] = [];
      let rest = copies;
      for (const entry of entriesOf(deck, place)) {
        if (entry.card !== card || rest <= 0) continue;
        const count = Math.min(entry.count, rest);
        edits.push({ kind: 'remove', list: place, card, count });
        rest -= count;
      }
      return edits;
    }
  }
}
