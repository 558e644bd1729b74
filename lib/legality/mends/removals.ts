import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { removal } from '@/lib/decks/places';
import { areAdversaries, type Power } from '@/lib/rules/powers';
import { fold } from '@/lib/words/fold';
import type { Format } from '../format';
import type { ProblemCard } from '../problem';

/**
 * The edits that leave at most `limit` copies of each key among the cards of a problem. Kept are
 * first the cards that may stand where they are, then those that come first.
 */
export function removeSurplus(
  deck: Deck,
  catalogue: Catalogue,
  cards: readonly ProblemCard[],
  limit: number,
  keyOf: (card: ProblemCard) => string,
): readonly Edit[] {
  const kept = new Map<string, number>();
  const suits = (card: ProblemCard) => Number(!fits(card, deck, catalogue));
  return [...cards]
    .sort((a, b) => suits(a) - suits(b))
    .flatMap((card) => {
      const before = kept.get(keyOf(card)) ?? 0;
      const keep = Math.min(card.count, limit - before);
      kept.set(keyOf(card), before + keep);
      return card.count > keep ? removal(deck, card.deck, card.id, card.count - keep) : [];
    });
}

function fits({ id, deck: place }: ProblemCard, { sponsor }: Deck, { byId }: Catalogue): boolean {
  const card = byId.get(id);
  if (card === undefined) return false;
  const group = place === 'programs' ? 'program' : place;
  return (
    card.deck === group &&
    (card.allegiance === undefined || !areAdversaries(card.allegiance, sponsor))
  );
}

/**
 * Which Powers must leave a deck so that no pair of adversaries is left in it, with as few cards as
 * possible. Powers hostile to the sponsor cost nothing: they have to go anyway.
 */
export function powersToRemove(
  pairs: readonly (readonly [Power, Power])[],
  sponsor: Power,
  cardsOf: (power: Power) => number,
): ReadonlySet<Power> {
  const powers = [...new Set(pairs.flat())];
  const cost = (power: Power) => (areAdversaries(power, sponsor) ? 0 : cardsOf(power));
  let best: ReadonlySet<Power> = new Set(powers);
  let least = Number.POSITIVE_INFINITY;
  // At most nine Powers, so at most 512 choices.
  for (let choice = 0; choice < 1 << powers.length; choice += 1) {
    const chosen = new Set(powers.filter((_, at) => (choice >> at) & 1));
    if (!pairs.every(([a, b]) => chosen.has(a) || chosen.has(b))) continue;
    const sum = [...chosen].reduce((total, power) => total + cost(power), 0);
    if (sum < least || (sum === least && chosen.size < best.size)) {
      best = chosen;
      least = sum;
    }
  }
  return best;
}

/** The first home world by title that a sponsor may have in a format; undefined where there is none. */
export function fittingHomeWorld(
  sponsor: Power,
  catalogue: Catalogue,
  format: Format,
): Card | undefined {
  return homeWorldsOf(sponsor, catalogue).find(
    ({ set, title }) =>
      format.sets.includes(set) && !format.banned.some((banned) => fold(banned) === fold(title)),
  );
}

/** Every home world of a sponsor, by title (TAT-4.1-02). */
export function homeWorldsOf(sponsor: Power, { cards }: Catalogue): readonly Card[] {
  return cards.filter((card) => card.deck === 'homeworld' && card.allegiance === sponsor);
}
