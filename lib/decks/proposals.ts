import type { Card } from '@/lib/cards/card';
import { compareByTitle } from '@/lib/cards/catalogue';
import { POWERS, type Power } from '@/lib/rules/powers';
import { placeOf } from './places';
import type { ResolvedDeck } from './resolve';
import { compareCosts } from './sort';

/** Cards proposed for one gap, at most. */
const MOST = 4;

/** The Powers that a deck stands with: its sponsor, and those of its cards, in the rulebook's order. */
export function powersOf({ deck, decks }: ResolvedDeck): readonly Power[] {
  const there = new Set([deck.sponsor, ...decks.map(({ card }) => card?.allegiance)]);
  return POWERS.filter((power) => there.has(power));
}

/**
 * Cards for each of several gaps, out of those that its search finds: what fits the deck, what is owned
 * first, then cards of the deck's Powers, then the cheapest (X last), then by title. A card is proposed
 * once, for the first gap that it fills.
 */
export function proposals(
  searches: readonly (readonly Card[])[],
  powers: readonly Power[],
  {
    fits,
    isOwned,
  }: {
    /** Whether one copy more breaks nothing. */
    readonly fits: (card: Card) => boolean;
    readonly isOwned: (card: Card) => boolean;
  },
): readonly (readonly Card[])[] {
  const taken = new Set<Card>();
  const first = (holds: (card: Card) => boolean) => (a: Card, b: Card) =>
    Number(holds(b)) - Number(holds(a));
  const byOwned = first(isOwned);
  const byPower = first(
    ({ allegiance }) => allegiance !== undefined && powers.includes(allegiance),
  );
  return searches.map((found) => {
    const ordered = found
      .filter((card) => isOfADeck(card) && !taken.has(card))
      .toSorted(
        (a, b) =>
          byOwned(a, b) || byPower(a, b) || compareCosts(a.cost, b.cost) || compareByTitle(a, b),
      );
    const chosen: Card[] = [];
    for (const card of ordered) {
      if (chosen.length === MOST) break;
      if (fits(card)) chosen.push(card);
    }
    for (const card of chosen) taken.add(card);
    return chosen;
  });
}

function isOfADeck(card: Card): boolean {
  const place = placeOf(card);
  return place === 'imperial' || place === 'house';
}
