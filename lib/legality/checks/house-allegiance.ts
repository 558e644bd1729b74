import { about, type Check, inRulings, powersOf } from './check-kind';

/**
 * `house-allegiance`: a House card has an allegiance that no card in the Imperial deck shares
 * (TAT-4.2-09). C07: the Collected Rulings File frees the sponsor's own allegiance (CRF-1.B-05).
 */
export const houseAllegiance: Check = (deck, { format }) => {
  const { sponsor } = deck.deck;
  const foreign = deck.decks.filter(
    ({ card }) =>
      card?.allegiance !== undefined &&
      card.deck === 'house' &&
      !deck.included.has(card.allegiance) &&
      !(format.sponsorAllegianceFree && card.allegiance === sponsor),
  );
  return about(foreign, (lines) => {
    const powers = powersOf(lines);
    const own = powers.includes(sponsor) ? ['C07'] : [];
    const rules = [...inRulings(format, 'CRF-1.B-09'), 'TAT-4.2-09', ...own];
    return { rules, detail: { code: 'house-allegiance', powers } };
  });
};
