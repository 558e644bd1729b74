import type { Card } from '@/lib/cards/card';
import { compareByTitle } from '@/lib/cards/catalogue';
import { POWERS, type Power } from '@/lib/rules/powers';
import { placeOf } from './places';
import type { ResolvedDeck } from './resolve';
import { compareCosts } from './sort';
import type { Yield } from './stats';

/** Cards proposed for one gap, at most; a search shows all. */
const MOST = 2;

/** The Powers that a deck stands with: its sponsor, and those of its cards, in the rulebook's order. */
export function powersOf({ deck, decks }: ResolvedDeck): readonly Power[] {
  const there = new Set([deck.sponsor, ...decks.map(({ card }) => card?.allegiance)]);
  return POWERS.filter((power) => there.has(power));
}

/** What the search for a gap finds, and what a card must yield to mend it. */
export interface Found {
  readonly cards: readonly Card[];
  readonly yields?: Yield | undefined;
}

/**
 * Cards for each of several gaps, out of those that its search finds: what fits the deck, what is owned
 * first, then what yields most for its cost, then cards of the deck's Powers, then the cheapest (X last),
 * then by title. A card is proposed once, for the first gap that it fills.
 */
export function proposals(
  searches: readonly Found[],
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
  return searches.map(({ cards, yields }) => {
    const byYield = yields === undefined ? () => 0 : worthMore(yields);
    const ordered = cards
      .filter(
        (card) =>
          isOfADeck(card) && !taken.has(card) && (yields === undefined || doesYield(card, yields)),
      )
      .toSorted(
        (a, b) =>
          byOwned(a, b) ||
          byYield(a, b) ||
          byPower(a, b) ||
          compareCosts(a.cost, b.cost) ||
          compareByTitle(a, b),
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

/** A card that speaks of favor need not yield any. */
function doesYield({ income }: Card, what: Yield): boolean {
  const amount = income?.[what];
  return amount !== undefined && (amount > 0 || income?.varies === true);
}

/** First what is sure to yield it, before what may give something else or nothing; then the most for its cost. */
function worthMore(what: Yield): (a: Card, b: Card) => number {
  const isSure = ({ income = {} }: Card) =>
    income.varies !== true &&
    YIELDS.every((other) => other === what || income[other] === undefined);
  const worth = ({ income, cost }: Card) =>
    cost === 'X' ? 0 : (income?.[what] ?? 0) / Math.max(cost, 0.5);
  return (a, b) => Number(isSure(b)) - Number(isSure(a)) || worth(b) - worth(a);
}

const YIELDS: readonly Yield[] = ['solaris', 'spice', 'favor'];

function isOfADeck(card: Card): boolean {
  const place = placeOf(card);
  return place === 'imperial' || place === 'house';
}
