const DIGITS = 1e9;

/**
 * A number as every machine has it: powers and logarithms differ in their last digits from one JavaScript engine to
 * another, and the same seed must play the same game in all of them.
 */
export function steady(value: number): number {
  return Number.isFinite(value) ? Math.round(value * DIGITS) / DIGITS : value;
}
