import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { chanceOfEach } from '@/lib/kernel/hypergeometric';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';
import { assemblyOdds, countPiles, handOdds } from './opening';

/** A chance for the opening hand and for the first Assembly, each from 0 to 1. */
export interface FirstChance {
  readonly hand: number;
  readonly assembly: number;
}

/** What the first cards of a deck hold at least one of. */
export interface FirstCards {
  /** Cards that are drawn: 7 and 3, or all of a smaller deck. */
  readonly drawn: { readonly hand: number; readonly assembly: number };
  /** The types that occur, in the rulebook's order. */
  readonly types: readonly (FirstChance & { readonly type: CardType })[];
  /** One of each type that its own deck holds. */
  readonly each: FirstChance;
  readonly cheap: FirstChance;
}

/** A card that costs as much or less is cheap, in solaris; X is not. */
export const CHEAP = 2;

/** Exact chances of what an opening hand and a first Assembly hold. */
export function firstCards(deck: Deck, catalogue: Catalogue): FirstCards {
  const piles = (test: (card: Card) => boolean) =>
    countPiles(deck, catalogue, (id) => {
      const card = catalogue.byId.get(id);
      return card !== undefined && test(card);
    });
  const chance = (test: (card: Card) => boolean): FirstChance => {
    const counted = piles(test);
    return { hand: handOdds(counted, 1).chance, assembly: assemblyOdds(counted, 1).chance };
  };
  const byType = CARD_TYPES.map((type) => ({ type, ...piles((card) => card.type === type) }));
  const all = piles(() => true);
  const drawn = { hand: handOdds(all, 1).draws, assembly: assemblyOdds(all, 1).draws };
  const each = (list: 'house' | 'imperial', draws: number, size: number) => {
    const kinds = byType.map((one) => one[list].hits).filter((hits) => hits > 0);
    return kinds.length === 0 ? 0 : chanceOfEach(kinds, draws, size);
  };
  return {
    drawn,
    types: byType
      .filter(({ house, imperial }) => house.hits + imperial.hits > 0)
      .map(({ type }) => ({ type, ...chance((card) => card.type === type) })),
    each: {
      hand: each('house', drawn.hand, all.house.size),
      assembly: each('imperial', drawn.assembly, all.imperial.size),
    },
    cheap: chance(({ cost }) => cost !== 'X' && cost <= CHEAP),
  };
}
