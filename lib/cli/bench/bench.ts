/** What one benchmark measured and what it should reach; the units stand in the figures' names. */
export interface BenchResult {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  /** For each judged figure its bound; a figure whose name ends in "/s" is a least, others a most. */
  readonly targets: Readonly<Record<string, number>>;
  readonly met: boolean;
}

/** Judges figures against their targets. */
export function judged(
  name: string,
  figures: Readonly<Record<string, number>>,
  targets: Readonly<Record<string, number>>,
): BenchResult {
  const met = Object.entries(targets).every(([figure, bound]) => {
    const value = figures[figure];
    if (value === undefined) return false;
    return figure.endsWith('/s') ? value >= bound : value <= bound;
  });
  return { name, figures, targets, met };
}

/** The value below which a share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[at] ?? Number.NaN;
}
