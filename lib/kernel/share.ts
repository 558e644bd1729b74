/** How often something came about, with the range in which its chance lies with 95 % confidence (Wilson). */
export interface Share {
  readonly won: number;
  readonly games: number;
  /** `won` of `games`; 0 where there were none. From 0 to 1, as the ends of the range. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side within which 95 % of a normal distribution lie. */
export const Z_95 = 1.959964;

/** The share of `won` among `games`, rounded to ten thousandths; without games the range is all of 0 to 1. */
export function shareOf(won: number, games: number): Share {
  if (games === 0) return { won, games, share: 0, low: 0, high: 1 };
  const share = won / games;
  const scale = 1 + Z_95 ** 2 / games;
  const middle = (share + Z_95 ** 2 / (2 * games)) / scale;
  const half =
    (Z_95 * Math.sqrt((share * (1 - share)) / games + Z_95 ** 2 / (4 * games ** 2))) / scale;
  return {
    won,
    games,
    share: fine(share),
    low: fine(Math.max(0, middle - half)),
    high: fine(Math.min(1, middle + half)),
  };
}

/** Rounded to ten thousandths. */
export function fine(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
