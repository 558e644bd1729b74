import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks } from '@/lib/decks/compare';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { firstCards } from '@/lib/odds/first-cards';
import { overallShare, SAMPLE_STRENGTH } from '@/lib/odds/gauntlet/sample-strength';
import { percentWords } from './words';

/** From the lowest to the highest chance among the sample decks. */
export type Range = readonly [low: number, high: number];

/** What the first cards of the sample decks hold: the measure for those of a deck. */
export interface SampleOdds {
  readonly each: { readonly hand: Range; readonly assembly: Range };
  readonly cheap: { readonly hand: Range; readonly assembly: Range };
}

const known = new WeakMap<Catalogue, SampleOdds>();

export function sampleOdds(catalogue: Catalogue): SampleOdds {
  const before = known.get(catalogue);
  if (before) return before;
  const all = SAMPLE_DECKS.map(({ deck }) => firstCards(deck, catalogue));
  const range = (of: (one: (typeof all)[number]) => number): Range => {
    const chances = all.map(of);
    return [Math.min(...chances), Math.max(...chances)];
  };
  const odds = {
    each: { hand: range(({ each }) => each.hand), assembly: range(({ each }) => each.assembly) },
    cheap: {
      hand: range(({ cheap }) => cheap.hand),
      assembly: range(({ cheap }) => cheap.assembly),
    },
  };
  known.set(catalogue, odds);
  return odds;
}

/** "The samples won 33 to 65 % against one another; this one 44 %.": the last of a list that is a sample's. */
export function samplesWinWords(deck: Deck): string {
  const shares = SAMPLE_STRENGTH.decks.map((_, at) => overallShare(at).share);
  const range = `${Math.round(100 * Math.min(...shares))} to ${percentWords(Math.max(...shares))}`;
  const same = SAMPLE_DECKS.find((sample) => hasSameCards(sample.deck, deck));
  const share = shares[SAMPLE_STRENGTH.decks.findIndex(({ id }) => id === same?.id)];
  const own = share === undefined ? '' : `; this one ${percentWords(share)}`;
  return `The samples won ${range} against one another${own}.`;
}

function hasSameCards(one: Deck, other: Deck): boolean {
  const { imperial, house, programs } = compareDecks(one, other);
  return [imperial, house, programs].every(
    ({ added, removed, changed }) => added.length + removed.length + changed.length === 0,
  );
}
