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
  sample(atreides, 'Dueling for favor, and favor in place of solaris for the Duke’s people'),
  sample(corrino, 'A share of all that rivals deploy, and Sardaukar to take their deserts'),
  sample(harkonnen, 'Intrigue every turn: captured allies become spice, treasuries run dry'),
  sample(fremen, 'Deserts, natives and Dune itself: spice raised without the Exchange'),
  sample(guild, 'A full Guild Hoard, a low rate of exchange and two purchases in one turn'),
  sample(
    sisterhood,
    'Favor as coin: weirding ventures take it from rivals, petitions are won with it',
  ),
  sample(smugglers, 'Raids on rivals’ deserts, equipment without payment, last place on purpose'),
  sample(spiceMiners, 'Many machines on few deserts, each worked more than once a turn'),
  sample(
    waterSellers,
    'City and water revenues, spice bought outright, charters won by arbitration',
  ),
];

/** They are the project's own files, so they are asserted here, not parsed: the test parses them. */
function sample(file: object, plan: string): SampleDeck {
  const deck = file as Deck;
  return { id: deck.sponsor, deck, plan };
}
