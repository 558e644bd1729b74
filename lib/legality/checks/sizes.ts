import type { DeckList } from '@/lib/decks/deck';
import type { ResolvedDeck, ResolvedLine } from '@/lib/decks/resolve';
import type { CardGroup } from '@/lib/rules/taxonomy';
import { type Check, type Found, NOTHING } from './check-kind';

/** `imperial-size`: too few Imperial cards; Dune, programs and home worlds are no part of the deck. */
export const imperialSize: Check = (deck, { format }) =>
  tooFew(deck, 'imperial', format.imperialMinimum, () => [
    'TAT-4.2-01',
    ...new Set(deck.imperial.flatMap(({ card }) => (card === null ? [] : EXCLUDED[card.deck]))),
  ]);

/** The rule that keeps a card from counting as one of the Imperial deck. */
const EXCLUDED: Readonly<Record<CardGroup, readonly string[]>> = {
  dune: ['TAT-4.2-02'],
  program: ['TAT-4.1-11'],
  homeworld: ['TAT-3.1.1-05'],
  house: ['TAT-4.2-12'],
  imperial: [],
};

/** `house-size`: too few House cards; what may not stand in a House deck does not count. */
export const houseSize: Check = (deck, { format }) =>
  tooFew(deck, 'house', format.houseMinimum, () => [
    'TAT-4.2-07',
    ...(copiesOf(deck.house) > deck.houseSize ? ['TAT-4.2-12'] : []),
  ]);

function tooFew(
  deck: ResolvedDeck,
  list: DeckList,
  minimum: number,
  rules: () => readonly string[],
): readonly Found[] {
  const size = deck[`${list}Size`];
  if (size >= minimum) return NOTHING;
  const uncounted = copiesOf(deck[list]) - size;
  return [
    { rules: rules(), lines: [], detail: { code: `${list}-size`, size, uncounted, minimum } },
  ];
}

function copiesOf(lines: readonly ResolvedLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** Cards beyond which a deck is more likely a slip than a plan. The rules state no maximum. */
const USUAL = [
  { list: 'imperial', usual: 20, rules: ['TAT-4.2-01'] },
  { list: 'house', usual: 60, rules: ['TAT-4.2-07'] },
] as const;

/** `odd-size`, a warning: over 60 House or 20 Imperial cards. */
export const oddSize: Check = (deck) =>
  USUAL.flatMap(({ list, usual, rules }): readonly Found[] => {
    const size = deck[`${list}Size`];
    return size > usual
      ? [{ rules, lines: [], detail: { code: 'odd-size', list, size, usual } }]
      : NOTHING;
  });
