import type { SideRef } from '@/app/_deck/compare/compare-href';
import type { Side } from '@/app/_deck/compare/side';
import { compareDecks } from '@/lib/decks/compare';
import { cardsInWords } from './difference';

export interface Pair {
  readonly a: SideRef | null;
  readonly b: SideRef | null;
}

/**
 * What is compared: a side that nobody chose is the nearest with other cards to the one that was;
 * where neither was chosen, the deck that was changed last is the later one.
 */
export function completedPair(sides: readonly Side[], { a, b }: Pair): Pair {
  if (a !== null) return { a, b: b ?? nearestTo(a, sides) };
  const later = b ?? sides[0]?.ref ?? null;
  return { a: later === null ? null : nearestTo(later, sides), b: later };
}

/** A version of it, another deck, or the sample of its sponsor: the first that has other cards. */
function nearestTo(ref: SideRef, sides: readonly Side[]): SideRef | null {
  const one = sides.find((side) => side.ref === ref);
  if (one === undefined) return null;
  const isSample = (side: Side) => side.ref.startsWith('sample:');
  const isKin = ({ deck }: Side) => deck.sponsor === one.deck.sponsor;
  const nearest = [
    // the versions of a deck follow it
    ...sides.slice(sides.indexOf(one)).filter((side) => !isSample(side)),
    ...sides.filter((side) => !isSample(side)),
    ...sides.filter(isKin),
    ...sides,
  ];
  const differs = ({ deck }: Side) => cardsInWords(compareDecks(deck, one.deck)) !== '';
  return nearest.find(differs)?.ref ?? null;
}
