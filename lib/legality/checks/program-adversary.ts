import { areAdversaries } from '@/lib/rules/powers';
import { alliesOf } from './adversary-of-ally';
import { type Check, powersOf, problemCard } from './check-kind';

/**
 * `program-adversary`, a warning: no printed rule says whether the limits of the decks hold for
 * programs too (C20), so a hostile one is named and allowed.
 */
export const programAdversary: Check = (deck, _format, found) => {
  if (deck.programs.length === 0) return;
  const friends = [deck.deck.sponsor, ...alliesOf(deck)];
  const lines = deck.programs.filter(({ card }) =>
    friends.some(
      (power) => card?.allegiance !== undefined && areAdversaries(power, card.allegiance),
    ),
  );
  if (lines.length === 0) return;
  found.push({
    severity: 'warning',
    rules: ['C20', 'TAT-4.1-11', 'TAT-7-03'],
    cards: lines.map(problemCard),
    detail: { code: 'program-adversary', powers: powersOf(lines) },
  });
};
