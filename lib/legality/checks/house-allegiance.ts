import { type Check, powersOf, problemCard } from './check-kind';

/**
 * `house-allegiance`: a House card has an allegiance that no card in the Imperial deck shares
 * (TAT-4.2-09). C07: the Collected Rulings File frees the sponsor's own allegiance (CRF-1.B-05).
 */
export const houseAllegiance: Check = (deck, { format }, found) => {
  const { sponsor } = deck.deck;
  const lines = deck.decks.filter(
    ({ card }) =>
      card?.allegiance !== undefined &&
      card.deck === 'house' &&
      !deck.included.has(card.allegiance) &&
      !(format.sponsorAllegianceFree && card.allegiance === sponsor),
  );
  if (lines.length === 0) return;
  const powers = powersOf(lines);
  found.push({
    severity: 'error',
    rules: [
      ...(format.sponsorAllegianceFree ? ['CRF-1.B-09'] : []),
      'TAT-4.2-09',
      ...(powers.includes(sponsor) ? ['C07'] : []),
    ],
    cards: lines.map(problemCard),
    detail: { code: 'house-allegiance', powers },
  });
};
