import type { Share } from '@/lib/kernel/share';
import { counted } from '@/lib/sentences';

/** "35 %" */
export function percentWords(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** The range in which a share lies. */
export type Ranged = Pick<Share, 'low' | 'high'>;

/** "25 to 46 %" */
export function rangeWords({ low, high }: Ranged): string {
  return `${Math.round(100 * low)} to ${percentWords(high)}`;
}

/** "8.3", "8": an amount of which a half or a quarter may be told. */
export function amountWords(amount: number): string {
  return `${Math.round(10 * amount) / 10}`;
}

/** "+3.4", "−1.0", "0.0": points of 100 of a difference from -1 to 1. */
export function pointsWords(difference: number): string {
  const points = Math.abs(100 * difference).toFixed(1);
  if (points === '0.0') return points;
  return `${difference < 0 ? '−' : '+'}${points}`;
}

/** "−1.0 to +7.8" */
export function pointsRangeWords({ low, high }: Ranged): string {
  return `${pointsWords(low)} to ${pointsWords(high)}`;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long it will take, no finer than anybody can know it. */
export function timeLeftWords(milliseconds: number): string {
  if (milliseconds < 10 * SECOND) return 'a few seconds left';
  if (milliseconds < 1.5 * MINUTE)
    return `about ${10 * Math.ceil(milliseconds / (10 * SECOND))} seconds left`;
  return `about ${counted(Math.round(milliseconds / MINUTE), 'minute')} left`;
}
