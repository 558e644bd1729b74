import { counted } from '@/lib/sentences';
import type { Deck } from './deck';
import {
  allocationOf,
  BONUS_SOLARIS,
  FAVOR_PRICE,
  houseStart,
  PROGRAM_PRICE,
  spicePrice,
} from './profile';

/**
 * What the bonus solaris went for: "The 5 bonus solaris: 2 for 1 favor, 1 for 1 program, 2 kept."
 * (TAT-4.1-03, TAT-4.1-05, TAT-4.1-06, TAT-4.1-08, TAT-4.1-13).
 */
export function bonusWords(deck: Deck): string {
  const { favor, spice, programs } = allocationOf(deck);
  const { spent, kept } = houseStart(deck.players, { favor, spice, programs });
  const parts = [
    ...(favor === 0 ? [] : [`${priced(favor * FAVOR_PRICE)} for ${favor} favor`]),
    ...(spice === 0 ? [] : [`${priced(spice * spicePrice(deck.players))} for ${spice} spice`]),
    ...(programs === 0 ? [] : [`${programs * PROGRAM_PRICE} for ${counted(programs, 'program')}`]),
    spent > BONUS_SOLARIS ? `${spent} spent, more than there are` : `${kept || 'none'} kept`,
  ];
  return `The ${BONUS_SOLARIS} bonus solaris: ${parts.join(', ')}.`;
}

/** The same, and with what the House begins by it (TAT-4.1-04). */
export function profileWords(deck: Deck): string {
  const { treasury, favor, hoard } = houseStart(deck.players, allocationOf(deck));
  return `${bonusWords(deck)} The House begins with treasury ${treasury}, favor ${favor}, hoard ${hoard}.`;
}

/** A negative amount pays nothing back. */
function priced(solaris: number): number {
  return Math.max(solaris, 0);
}
