import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckList } from '@/lib/decks/deck';
import { ASSEMBLY_SIZE, HAND_SIZE } from '@/lib/engine/setup/new-game';
import { pileOf } from '@/lib/engine/setup/piles';
import { chanceAtLeast, expectedHits } from '@/lib/kernel/hypergeometric';

/** Where the wanted cards of a deck lie, counted once for every question about it. */
export interface OpeningPiles {
  readonly imperial: PileCount;
  readonly house: PileCount;
}

export interface PileCount {
  /** Cards that are shuffled; Dune is not among them. */
  readonly size: number;
  /** How many of them are wanted. */
  readonly hits: number;
}

/** An exact chance of at least so many wanted cards among so many drawn ones. */
export interface Odds extends PileCount {
  readonly draws: number;
  readonly atLeast: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** Wanted cards on average. */
  readonly expected: number;
}

/** Counts the cards of a deck for which `wanted` holds, as newGame would shuffle them. */
export function countPiles(
  deck: Deck,
  catalogue: Catalogue,
  wanted: (card: string) => boolean,
): OpeningPiles {
  const count = (list: DeckList): PileCount => {
    const pile = pileOf(deck, list, catalogue);
    return { size: pile.length, hits: pile.filter(wanted).length };
  };
  return { imperial: count('imperial'), house: count('house') };
}

/** At least so many wanted cards in the Assembly of 3 (TAT-5.2.1-03). */
export function assemblyOdds(piles: OpeningPiles, atLeast: number): Odds {
  return oddsOf(piles.imperial, ASSEMBLY_SIZE, atLeast);
}

/** At least so many wanted cards among the opening hand of 7 (TAT-5.2.3-02) and `draws` more House cards. */
export function handOdds(piles: OpeningPiles, atLeast: number, draws = 0): Odds {
  return oddsOf(piles.house, HAND_SIZE + draws, atLeast);
}

/** handOdds after 0, 1, 2 ... House draws, up to `most` or the end of the deck. */
export function handOddsByDraw(
  piles: OpeningPiles,
  atLeast: number,
  most: number,
): readonly Odds[] {
  const left = Math.max(0, piles.house.size - HAND_SIZE);
  const steps = Math.max(0, Math.min(most, left));
  return Array.from({ length: steps + 1 }, (_, draws) => handOdds(piles, atLeast, draws));
}

function oddsOf(pile: PileCount, draws: number, atLeast: number): Odds {
  const drawn = Math.min(draws, pile.size);
  return {
    ...pile,
    draws: drawn,
    atLeast,
    chance: chanceAtLeast(atLeast, drawn, pile.hits, pile.size),
    expected: expectedHits(drawn, pile.hits, pile.size),
  };
}
