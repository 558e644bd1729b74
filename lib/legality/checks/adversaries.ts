import type { ResolvedDeck, ResolvedLine } from '@/lib/decks/resolve';
import { adversariesOf, areAdversaries, POWERS, type Power } from '@/lib/rules/powers';
import { about, type Check, inRulings, NOTHING, powersOf } from './check-kind';

/** `adversary-of-sponsor`: a card in either deck is allied to an adversary of the sponsor. */
export const adversaryOfSponsor: Check = ({ deck: { sponsor }, decks }, { format }) => {
  return about(decks.filter(isHostileTo(sponsor)), (lines) => ({
    rules: [
      ...inRulings(format, 'CRF-1.B-02'),
      'TAT-4.2-03',
      ...inHouseDeck(lines),
      ADVERSARY_RULES[sponsor],
    ],
    detail: { code: 'adversary-of-sponsor', sponsor, powers: powersOf(lines) },
  }));
};

/**
 * `adversary-of-ally`: a card in either deck is allied to an adversary of another, non-adversarial
 * Power that the Imperial deck includes (TAT-4.2-05).
 */
export const adversaryOfAlly: Check = (deck, { format }) => {
  const pairs = hostilePairs(deck);
  if (pairs.length === 0) return NOTHING;
  const barred = new Set(pairs.map(([, adversary]) => adversary));
  const allied = deck.decks.filter(
    ({ card }) => card?.allegiance !== undefined && barred.has(card.allegiance),
  );
  return about(allied, (lines) => ({
    rules: [
      ...inRulings(format, 'CRF-1.B-08'),
      'TAT-4.2-05',
      ...inHouseDeck(lines),
      ...new Set(pairs.map(([ally]) => ADVERSARY_RULES[ally])),
    ],
    detail: { code: 'adversary-of-ally', pairs },
  }));
};

/**
 * `program-adversary`, a warning: no printed rule says whether the limits of the decks hold for
 * programs too (C20), so a hostile one is named and allowed.
 */
export const programAdversary: Check = (deck) => {
  if (deck.programs.length === 0) return NOTHING;
  const friends = [deck.deck.sponsor, ...alliesOf(deck)];
  const hostile = deck.programs.filter((line) => friends.some((power) => isHostileTo(power)(line)));
  return about(hostile, (lines) => ({
    rules: ['C20', 'TAT-4.1-11', 'TAT-7-03'],
    detail: { code: 'program-adversary', powers: powersOf(lines) },
  }));
};

function isHostileTo(power: Power): (line: ResolvedLine) => boolean {
  return ({ card }) => card?.allegiance !== undefined && areAdversaries(power, card.allegiance);
}

function inHouseDeck(lines: readonly ResolvedLine[]): readonly string[] {
  return lines.some(({ place }) => place === 'house') ? ['TAT-4.2-11'] : [];
}

/** The Powers that the Imperial deck includes beside the sponsor and its adversaries (TAT-4.2-04). */
function alliesOf({ deck, included }: ResolvedDeck): readonly Power[] {
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

/** The row of the adversary table that speaks of each Power. */
export const ADVERSARY_RULES: Readonly<Record<Power, string>> = {
  fremen: 'TAT-2.4.1-02',
  guild: 'TAT-2.4.1-03',
  atreides: 'TAT-2.4.1-04',
  corrino: 'TAT-2.4.1-05',
  harkonnen: 'TAT-2.4.1-06',
  sisterhood: 'TAT-2.4.1-07',
  smugglers: 'TAT-2.4.1-08',
  'spice-miners': 'TAT-2.4.1-09',
  'water-sellers': 'TAT-2.4.1-10',
};
