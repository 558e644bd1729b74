/**
 * Drawing without putting back: `draws` cards from a pile of `size` of which `hits` are wanted.
 * All three are whole numbers from 0 on; a fraction is cut off, more draws or hits than cards count
 * as all of them, and what is no number counts as 0. Nothing here is sampled.
 */

/** Up to here chances are exact fractions, rounded once; beyond, floating point, good to 12 digits. */
const MOST_EXACT_TERMS = 400;

/** The chance of at least `k` hits among the drawn cards, from 0 to 1. */
export function chanceAtLeast(k: number, draws: number, hits: number, size: number): number {
  const pile = measured(draws, hits, size);
  const wanted = Math.max(0, Math.ceil(Number.isNaN(k) ? 0 : k));
  if (wanted <= pile.fewest) return 1;
  if (wanted > pile.most) return 0;
  if (pile.most > MOST_EXACT_TERMS) {
    const chances = floatingDistribution(pile);
    return Math.min(1, total(chances.slice(wanted)));
  }
  const weights = exactWeights(pile);
  return ratio(totalOf(weights.slice(wanted)), totalOf(weights));
}

/**
 * The chance of at least one card of each of several kinds, from 0 to 1; `kinds` are how many cards the
 * pile has of each, no card in two of them. Kinds are few: every set of them is asked for.
 */
export function chanceOfEach(kinds: readonly number[], draws: number, size: number): number {
  let chance = 0;
  for (let set = 0; set < 2 ** kinds.length; set += 1) {
    const lacking = kinds.filter((_, kind) => (set >> kind) % 2 === 1);
    const none = 1 - chanceAtLeast(1, draws, total(lacking), size);
    chance += lacking.length % 2 === 0 ? none : -none;
  }
  return Math.min(1, Math.max(0, chance));
}

/** Hits among the drawn cards on average. */
export function expectedHits(draws: number, hits: number, size: number): number {
  const pile = measured(draws, hits, size);
  return pile.size === 0 ? 0 : (pile.draws * pile.hits) / pile.size;
}

interface Pile {
  readonly draws: number;
  readonly hits: number;
  readonly size: number;
  /** Fewest and most hits that can come. */
  readonly fewest: number;
  readonly most: number;
}

function measured(draws: number, hits: number, size: number): Pile {
  const whole = (number: number, most: number) =>
    Number.isNaN(number) ? 0 : Math.min(Math.max(Math.floor(number), 0), most);
  const cards = whole(size, Number.MAX_SAFE_INTEGER);
  const drawn = whole(draws, cards);
  const wanted = whole(hits, cards);
  return {
    draws: drawn,
    hits: wanted,
    size: cards,
    fewest: Math.max(0, drawn + wanted - cards),
    most: Math.min(drawn, wanted),
  };
}

/**
 * For each number of hits, in how many of the possible draws it comes: C(hits, k) C(rest, draws - k).
 * Draws and hits may change places, so the smaller is what is chosen: the numbers stay short.
 */
function exactWeights({ draws, hits, size, fewest, most }: Pile): readonly bigint[] {
  const few = Math.min(draws, hits);
  const many = Math.max(draws, hits);
  const weights = new Array<bigint>(most + 1).fill(0n);
  // C(many, k) C(size - many, few - k), each from the one before it.
  let weight = choose(many, fewest) * choose(size - many, few - fewest);
  for (let k = fewest; k <= most; k += 1) {
    weights[k] = weight;
    weight =
      (weight * BigInt(many - k) * BigInt(few - k)) /
      (BigInt(k + 1) * BigInt(Math.max(1, size - many - few + k + 1)));
  }
  return weights;
}

function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= count; step += 1)
    ways = (ways * BigInt(from - count + step)) / BigInt(step);
  return ways;
}

function totalOf(weights: readonly bigint[]): bigint {
  return weights.reduce((sum, weight) => sum + weight, 0n);
}

/** The number nearest to a fraction of two whole numbers, 0 <= part <= all. */
function ratio(part: bigint, all: bigint): number {
  if (part === 0n) return 0;
  const shift = Math.max(0, bits(all) - bits(part) + 64);
  const scaled = part << BigInt(shift);
  const quotient = scaled / all;
  // A last bit for what the division leaves, so that rounding goes the right way.
  const rounded = Number(quotient * all === scaled ? quotient : quotient | 1n);
  // In two steps: 2 to the power of a large shift alone would be no number.
  const half = Math.floor(shift / 2);
  return rounded / 2 ** half / 2 ** (shift - half);
}

function bits(number: bigint): number {
  return number.toString(16).length * 4;
}

/** The chance of exactly 0, 1, 2 ... hits, from the likeliest outwards, each from its neighbour's. */
function floatingDistribution({ draws, hits, size, fewest, most }: Pile): readonly number[] {
  const weights = new Array<number>(most + 1).fill(0);
  const likeliest = Math.min(
    most,
    Math.max(fewest, Math.floor(((draws + 1) / (size + 2)) * (hits + 1))),
  );
  /** How much likelier k + 1 hits are than k. */
  const step = (k: number) =>
    ((hits - k) / (k + 1)) * ((draws - k) / (size - hits - draws + k + 1));
  weights[likeliest] = 1;
  for (let k = likeliest; k < most; k += 1) weights[k + 1] = (weights[k] ?? 0) * step(k);
  for (let k = likeliest; k > fewest; k -= 1) weights[k - 1] = (weights[k] ?? 0) / step(k - 1);
  const all = total(weights);
  return weights.map((weight) => weight / all);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
