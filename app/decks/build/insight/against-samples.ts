import type { Catalogue } from '@/lib/cards/catalogue';
import { compareDecks } from '@/lib/decks/compare';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { Share } from '@/lib/kernel/share';
import { type FirstChance, firstCards } from '@/lib/odds/first-cards';
import { overallShare, SAMPLE_STRENGTH } from '@/lib/odds/gauntlet/sample-strength';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';

/** From the lowest to the highest chance among the sample decks. */
export type Range = readonly [low: number, high: number];

/** What the first cards of the sample decks hold: the measure for those of a deck. */
export interface SampleOdds {
  readonly types: Readonly<Record<CardType, { readonly hand: Range; readonly assembly: Range }>>;
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
  const both = (of: (one: (typeof all)[number]) => FirstChance | undefined) => ({
    hand: range((one) => of(one)?.hand ?? 0),
    assembly: range((one) => of(one)?.assembly ?? 0),
  });
  const byType = CARD_TYPES.map(
    (type) => [type, both(({ types }) => types.find((one) => one.type === type))] as const,
  );
  const odds = {
    types: Object.fromEntries(byType) as SampleOdds['types'],
    each: both(({ each }) => each),
    cheap: both(({ cheap }) => cheap),
  };
  known.set(catalogue, odds);
  return odds;
}

/** What share of their games the samples won against one another; `own` of the list that is a sample's, else null. */
export function samplesWon(deck: Deck): {
  readonly low: number;
  readonly high: number;
  readonly own: Share | null;
} {
  const shares = SAMPLE_STRENGTH.decks.map((_, at) => overallShare(at));
  const same = SAMPLE_DECKS.find((sample) => hasSameCards(sample.deck, deck));
  const own = shares[SAMPLE_STRENGTH.decks.findIndex(({ id }) => id === same?.id)] ?? null;
  const all = shares.map(({ share }) => share);
  return { low: Math.min(...all), high: Math.max(...all), own };
}

function hasSameCards(one: Deck, other: Deck): boolean {
  const { imperial, house, programs } = compareDecks(one, other);
  return [imperial, house, programs].every(
    ({ added, removed, changed }) => added.length + removed.length + changed.length === 0,
  );
}
