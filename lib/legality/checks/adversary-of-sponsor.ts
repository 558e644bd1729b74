import type { ResolvedDeck, ResolvedLine } from '@/lib/decks/resolve';
import { areAdversaries } from '@/lib/rules/powers';
import { ADVERSARY_RULES } from './adversary-rules';
import { type Check, powersOf, problemCard } from './check-kind';

/** `adversary-of-sponsor`: a card in either deck is allied to an adversary of the sponsor. */
export const adversaryOfSponsor: Check = (deck, { format }, found) => {
  const lines = hostileLines(deck);
  if (lines.length === 0) return;
  const { sponsor } = deck.deck;
  found.push({
    severity: 'error',
    rules: [
      ...(format.sponsorAllegianceFree ? ['CRF-1.B-02'] : []),
      'TAT-4.2-03',
      ...(lines.some(({ place }) => place === 'house') ? ['TAT-4.2-11'] : []),
      ADVERSARY_RULES[sponsor],
    ],
    cards: lines.map(problemCard),
    detail: { code: 'adversary-of-sponsor', sponsor, powers: powersOf(lines) },
  });
};

function hostileLines(deck: ResolvedDeck): readonly ResolvedLine[] {
  const { sponsor } = deck.deck;
  return deck.decks.filter(
    ({ card }) => card?.allegiance !== undefined && areAdversaries(sponsor, card.allegiance),
  );
}
