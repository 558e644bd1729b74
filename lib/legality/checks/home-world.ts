import type { ResolvedDeck } from '@/lib/decks/resolve';
import type { ProblemDetail } from '../problem';
import { type Check, problemCard } from './check-kind';

type Why = Extract<ProblemDetail, { code: 'home-world' }>['why'];

/** `home-world`: missing, not a home world, or another sponsor's (TAT-4.1-02). */
export const homeWorld: Check = (deck, _format, found) => {
  const why = fault(deck);
  if (why === null) return;
  found.push({
    severity: 'error',
    rules: why === 'missing' ? ['TAT-4.1-01', 'TAT-4.1-02'] : ['TAT-4.1-02'],
    cards: deck.homeWorld === null ? [] : [problemCard(deck.homeWorld)],
    detail: { code: 'home-world', why, sponsor: deck.deck.sponsor },
  });
};

function fault({ homeWorld, deck }: ResolvedDeck): Why | null {
  if (homeWorld === null) return 'missing';
  if (homeWorld.card?.deck !== 'homeworld') return 'not-a-home-world';
  return homeWorld.card.allegiance === deck.sponsor ? null : 'other-sponsor';
}
