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

/**
 * One deck for each sponsor, in the order of the Powers. They are the project's own files, so they
 * are asserted here, not parsed (the test parses them): this file needs no zod in the browser.
 */
export const SAMPLE_DECKS: readonly SampleDeck[] = [
  {
    id: 'atreides',
    deck: atreides as Deck,
    plan: 'Dueling for favor, and favor in place of solaris for the Duke’s people',
  },
  {
    id: 'corrino',
    deck: corrino as Deck,
    plan: 'A share of all that rivals deploy, and Sardaukar to take their deserts',
  },
  {
    id: 'harkonnen',
    deck: harkonnen as Deck,
    plan: 'Intrigue every turn: captured allies become spice, treasuries run dry',
  },
  {
    id: 'fremen',
    deck: fremen as Deck,
    plan: 'Deserts, natives and Dune itself: spice raised without the Exchange',
  },
  {
    id: 'guild',
    deck: guild as Deck,
    plan: 'A full Guild Hoard, a low rate of exchange and two purchases in one turn',
  },
  {
    id: 'sisterhood',
    deck: sisterhood as Deck,
    plan: 'Favor as coin: weirding ventures take it from rivals, petitions are won with it',
  },
  {
    id: 'smugglers',
    deck: smugglers as Deck,
    plan: 'Raids on rivals’ deserts, equipment without payment, last place on purpose',
  },
  {
    id: 'spice-miners',
    deck: spiceMiners as Deck,
    plan: 'Many machines on few deserts, each worked more than once a turn',
  },
  {
    id: 'water-sellers',
    deck: waterSellers as Deck,
    plan: 'City and water revenues, spice bought outright, charters won by arbitration',
  },
];
