import type { ResolvedDeck } from '@/lib/decks/resolve';
import { adversariesOf, areAdversaries, POWERS, type Power } from '@/lib/rules/powers';
import { ADVERSARY_RULES } from './adversary-rules';
import { type Check, problemCard } from './check-kind';

/**
 * `adversary-of-ally`: a card in either deck is allied to an adversary of another, non-adversarial
 * Power that the Imperial deck includes (TAT-4.2-05).
 */
export const adversaryOfAlly: Check = (deck, { format }, found) => {
  const pairs = hostilePairs(deck);
  if (pairs.length === 0) return;
  const barred = new Set(pairs.map(([, adversary]) => adversary));
  const lines = deck.decks.filter(
    ({ card }) => card?.allegiance !== undefined && barred.has(card.allegiance),
  );
  found.push({
    severity: 'error',
    rules: [
      ...(format.sponsorAllegianceFree ? ['CRF-1.B-08'] : []),
      'TAT-4.2-05',
      ...(lines.some(({ place }) => place === 'house') ? ['TAT-4.2-11'] : []),
      ...new Set(pairs.map(([ally]) => ADVERSARY_RULES[ally])),
    ],
    cards: lines.map(problemCard),
    detail: { code: 'adversary-of-ally', pairs },
  });
};

/** The Powers that the Imperial deck includes beside the sponsor and its adversaries (TAT-4.2-04). */
export function alliesOf({ deck, included }: ResolvedDeck): readonly Power[] {
  return POWERS.filter(
    (power) =>
      power !== deck.sponsor && included.has(power) && !areAdversaries(power, deck.sponsor),
  );
}

function hostilePairs(deck: ResolvedDeck): readonly (readonly [Power, Power])[] {
  return alliesOf(deck).flatMap((ally) =>
    adversariesOf(ally)
      .filter((adversary) => deck.decks.some(({ card }) => card?.allegiance === adversary))
      .map((adversary) => [ally, adversary] as const),
  );
}
