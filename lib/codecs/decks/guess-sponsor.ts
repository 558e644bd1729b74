import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { POWERS, type Power, powerName } from '@/lib/rules/powers';

/**
 * A sponsor for a list that names none, and the remark that says where it comes from: the home world's
 * Power; without one, the Power with most cards over both decks; else the first one, for want of a better.
 */
export function guessSponsor(deck: Deck, catalogue: Catalogue) {
  const home = catalogue.byId.get(deck.homeWorld ?? '');
  if (home?.allegiance !== undefined)
    return guess(home.allegiance, `is taken because of the home world ${home.title}.`);
  const votes = new Map<Power, number>();
  for (const { card, count } of [...deck.imperialDeck, ...deck.houseDeck]) {
    const power = catalogue.byId.get(card)?.allegiance;
    if (power !== undefined) votes.set(power, (votes.get(power) ?? 0) + count);
  }
  // Sorting is stable: Powers with as many cards keep the rulebook's order.
  const [first = 'atreides'] = [...POWERS].sort(
    (a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0),
  );
  return votes.size > 0
    ? guess(first, 'is taken, the Power with most cards in it.')
    : {
        ...guess(first, 'is put down, though no card points to a Power. Choose the right one.'),
        isFounded: false,
      };
}

function guess(sponsor: Power, why: string) {
  const remark = `The list names no sponsor: ${powerName(sponsor)} ${why}`;
  return { sponsor, isFounded: true, remark };
}
