import { fine, Z_95 } from '@/lib/kernel/share';

/** How pairs of games came out in which one thing was otherwise. */
export interface Pairs {
  readonly pairs: number;
  /** Pairs of which only the changed game was won, and pairs of which only the unchanged one was. */
  readonly gained: number;
  readonly lost: number;
}

/** What the change adds to the chance of winning, from -1 to 1, with the range in which it lies with 95 % confidence. */
export interface PairedDifference extends Pairs {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The mean of the differences of won (1) and not won (0) over pairs, with the score interval for paired
 * proportions (T. Tango, Statistics in Medicine 17, 1998): the differences that McNemar's test, turned to ask
 * for them, would not refuse. It holds for few pairs too, and for none that differ. Rounded to ten thousandths;
 * without pairs the range is all of -1 to 1. `deviations` are the standard deviations on either side; those of 95 %
 * unless given.
 */
export function pairedDifference(
  { pairs, gained, lost }: Pairs,
  deviations: number = Z_95,
): PairedDifference {
  const told = { pairs, gained, lost };
  if (pairs === 0) return { ...told, difference: 0, low: -1, high: 1 };
  const difference = (gained - lost) / pairs;
  const score = (supposed: number) => scoreOf(told, supposed);
  return {
    ...told,
    difference: fine(difference),
    low: fine(crossing(score, deviations, -1, difference)),
    high: fine(crossing(score, -deviations, difference, 1)),
  };
}

/** Standard deviations by which the pairs lie above a supposed difference. */
function scoreOf({ pairs, gained, lost }: Pairs, supposed: number): number {
  // The likeliest chance of a lost pair where the difference is the supposed one.
  const linear = (2 * pairs - gained + lost) * supposed - gained - lost;
  const fixed = -lost * supposed * (1 - supposed);
  const chance = (Math.sqrt(linear ** 2 - 8 * pairs * fixed) - linear) / (4 * pairs);
  const variance = pairs * (2 * chance + supposed * (1 - supposed));
  return (gained - lost - pairs * supposed) / Math.sqrt(variance);
}

const HALVINGS = 40;

/** Where a falling function takes a value between two numbers; the end that is nearest where it never does. */
function crossing(
  falling: (at: number) => number,
  value: number,
  from: number,
  to: number,
): number {
  let [below, above] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (below + above) / 2;
    if (falling(middle) > value) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
