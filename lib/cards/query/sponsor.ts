import type { Card } from '@/lib/cards/card';
import { areAdversaries, POWERS, type Power } from '@/lib/rules/powers';

/**
 * Whether a card could stand in some deck of this sponsor: no card of an adversary (TAT-4.2-03,
 * TAT-4.2-11), as home world only the sponsor's own (TAT-4.1-02), and never Dune, which is in no
 * deck (TAT-4.2-02). Any program may be bought; an adversary's is only warned of (C20).
 */
export function couldStandWith(card: Card, sponsor: Power): boolean {
  switch (card.deck) {
    case 'dune':
      return false;
    case 'program':
      return true;
    case 'homeworld':
      return card.allegiance === sponsor;
    default:
      return card.allegiance === undefined || !areAdversaries(card.allegiance, sponsor);
  }
}

/** The sponsors in whose decks a card could stand. */
export function sponsorsFor(card: Card): readonly Power[] {
  return POWERS.filter((power) => couldStandWith(card, power));
}
