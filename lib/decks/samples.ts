import atreides from '@/data/decks/atreides.json';
import corrino from '@/data/decks/corrino.json';
import fremen from '@/data/decks/fremen.json';
import guild from '@/data/decks/guild.json';
import harkonnen from '@/data/decks/harkonnen.json';
import sisterhood from '@/data/decks/sisterhood.json';
import smugglers from '@/data/decks/smugglers.json';
import spiceMiners from '@/data/decks/spice-miners.json';
import waterSellers from '@/data/decks/water-sellers.json';
import type { Deck } from './deck';

/** A shipped deck: `id` is its sponsor's, `plan` how it means to win, in one line. */
export interface SampleDeck {
  readonly id: string;
  readonly deck: Deck;
  readonly plan: string;
}

/** One deck for each sponsor, in the order of the Powers. */
export const SAMPLE_DECKS: readonly SampleDeck[] = [
  sample(atreides, 'Duels for favor, and favor pays for the Duke’s people'),
  sample(corrino, 'A share of all that rivals deploy; Sardaukar take deserts'),
  sample(harkonnen, 'Intrigue every turn: captured allies become spice'),
  sample(fremen, 'Deserts, natives and Dune: spice without the Exchange'),
  sample(guild, 'A full Guild Hoard, a low rate, two purchases in one turn'),
  sample(sisterhood, 'Weirding takes rivals’ favor; petitions spend it'),
  sample(smugglers, 'Raids on deserts, unpaid equipment, last on purpose'),
  sample(spiceMiners, 'Few deserts, many machines, each worked again and again'),
  sample(waterSellers, 'City and water revenues, spice bought, charters won'),
];

/** They are the project's own files, so they are asserted here, not parsed: the test parses them. */
function sample(file: object, plan: string): SampleDeck {
  const deck = file as Deck;
  return { id: deck.sponsor, deck, plan };
}
