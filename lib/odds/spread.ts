/** Where the samples of a number lie, rounded to hundredths. */
export interface Spread {
  readonly mean: number;
  /** A quarter, a half and three quarters of the samples lie below. */
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
}

/** The spread of one sample or more; between two samples a quartile is interpolated. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((one, other) => one - other);
  return {
    mean: rounded(sorted.reduce((sum, each) => sum + each, 0) / sorted.length),
    q1: rounded(quantile(sorted, 0.25)),
    median: rounded(quantile(sorted, 0.5)),
    q3: rounded(quantile(sorted, 0.75)),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
