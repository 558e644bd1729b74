import type { GameCardId } from '@/lib/engine/state/state';

/** A card before a House, in its line; what is assigned to another stands after it. */
interface Lying {
  readonly id: GameCardId;
  readonly isUnder: boolean;
}

/** A card that stands singly, or so many in its place: those `under` the card before, or face down. */
export type Shown = Lying | { readonly what: 'under' | 'down'; readonly count: number };

/**
 * A line of cards in less room: what is assigned to a card is one stack behind it, what lies face down one at the end, with what is assigned
 * to it.
 * Cards that are `single` stay so, as do those that would be a stack of one.
 */
export function stacked(
  lying: readonly Lying[],
  isDown: (id: GameCardId) => boolean,
  isSingle: (id: GameCardId) => boolean,
): readonly Shown[] {
  const shown: Shown[] = [];
  let under: Lying[] = [];
  let isStacked = false;
  const down: Lying[] = [];
  const lay = (cards: readonly Lying[], what: 'under' | 'down') => {
    if (cards.length > 1) shown.push({ what, count: cards.length });
    else shown.push(...cards);
  };
  for (const card of lying) {
    if (!card.isUnder) {
      lay(under, 'under');
      under = [];
      isStacked = isDown(card.id) && !isSingle(card.id);
    }
    if (isSingle(card.id)) shown.push(card);
    // with its host
    else if (isStacked) down.push(card);
    else if (card.isUnder) under.push(card);
    else shown.push(card);
  }
  lay(under, 'under');
  lay(down, 'down');
  return shown;
}
