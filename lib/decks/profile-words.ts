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
 * The House Profile with its arithmetic, two sentences: "Of 5 bonus solaris: 1 favor (2), 1 program
 * (1), 2 kept. The House begins with treasury 22, favor 11, hoard 0." (TAT-4.1-03, TAT-4.1-04, TAT-4.1-05, TAT-4.1-06, TAT-4.1-08, TAT-4.1-13).
 */
export function profileWords(deck: Deck): string {
  const { favor, spice, programs } = allocationOf(deck);
  const start = houseStart(deck.players, { favor, spice, programs });
  const parts = [
    ...(favor === 0 ? [] : [`${favor} favor (${priced(favor * FAVOR_PRICE)})`]),
    ...(spice === 0 ? [] : [`${spice} spice (${priced(spice * spicePrice(deck.players))})`]),
    ...(programs === 0 ? [] : [`${counted(programs, 'program')} (${programs * PROGRAM_PRICE})`]),
    start.spent > BONUS_SOLARIS
      ? `${start.spent} spent, more than there are`
      : `${start.kept} kept`,
  ];
  return `Of ${BONUS_SOLARIS} bonus solaris: ${parts.join(', ')}. The House begins with treasury ${start.treasury}, favor ${start.favor}, hoard ${start.hoard}.`;
}

/** A negative amount pays nothing back. */
function priced(solaris: number): number {
  return Math.max(solaris, 0);
}
