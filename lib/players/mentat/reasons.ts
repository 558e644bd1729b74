import { FEATURES, type Feature } from './features';
import type { ThoughtMove } from './search';
import { speaksFor } from './value';
import { TRAINED } from './weights';

/** What players name when they compare moves: the features that tell of it, and the words for more and less. */
const MATTERS: readonly {
  readonly features: readonly Feature[];
  /** The features say how much of it is missing. */
  readonly isLack?: boolean;
  readonly more: string;
  readonly less: string;
}[] = [
  { features: ['way'], more: 'nearer to admission', less: 'farther from admission' },
  { features: ['income', 'incomeLeft'], more: 'more income', less: 'less income' },
  { features: ['hoard', 'fullHoard'], more: 'more spice', less: 'less spice' },
  { features: ['missingFavor'], isLack: true, more: 'more favor', less: 'less favor' },
  { features: ['treasury'], more: 'more solaris left', less: 'fewer solaris left' },
  { features: ['skill', 'resistance'], more: 'a stronger Domain', less: 'a weaker Domain' },
  { features: ['fewCards'], isLack: true, more: 'more cards to draw', less: 'fewer cards to draw' },
];

/**
 * Why a move stands where it does among others: what it leaves its House with more and less of than they do on
 * average, against its rivals; the weightiest first. Empty where nothing tells them apart. What speaks the other
 * way than players would say at this turn is no reason: its words would be false.
 */
export function reasonsOf(
  move: ThoughtMove,
  others: readonly ThoughtMove[],
  turn: number,
): { readonly pro: readonly string[]; readonly con: readonly string[] } {
  const known = others.filter(({ lead }) => lead.length > 0);
  if (known.length === 0 || move.lead.length === 0) return { pro: [], con: [] };
  const weighed = MATTERS.filter((matter) => speaksAsUsual(matter, turn))
    .map(({ features, ...words }) => ({
      ...words,
      gain:
        speaks(move, features) -
        known.reduce((sum, one) => sum + speaks(one, features), 0) / known.length,
    }))
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
  return {
    pro: weighed
      .filter(({ gain }) => gain > LEAST)
      .map(({ more }) => more)
      .slice(0, MOST),
    con: weighed
      .filter(({ gain }) => gain < -LEAST)
      .map(({ less }) => less)
      .slice(0, MOST),
  };
}

/** Whether more of it is better for a House at a turn, or less where it is a lack. */
export function speaksAsUsual(
  { features, isLack = false }: (typeof MATTERS)[number],
  turn: number,
): boolean {
  const one = FEATURES.map((name) => (features.includes(name) ? 1 : 0));
  const weight = speaksFor(one, TRAINED, turn).reduce((sum, each) => sum + each, 0);
  return isLack ? weight < 0 : weight > 0;
}

function speaks({ lead }: ThoughtMove, features: readonly Feature[]): number {
  return features.reduce((sum, name) => sum + (lead[FEATURES.indexOf(name)] ?? 0), 0);
}

/** What speaks less than this is no reason: about one per cent of a chance to win. */
const LEAST = 0.04;
const MOST = 2;
