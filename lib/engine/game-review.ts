import { z } from 'zod';
import type { Described } from '@/lib/described';

const MOST_TURNS_TOLD = 1_000;
const MOST_TURNINGS_TOLD = 20;

const share = z.number().min(0).max(1);
const place = z.int().min(0).max(1_000_000);
const words = z.string().max(2_000);

/** What was found in a game that was looked through: a record may carry it. */
export const reviewSchema = z.strictObject({
  /** How the Houses stood when each turn began, and after the last move: `at` moves lie before it; chances to win by seat. */
  turns: z
    .array(z.strictObject({ turn: place, at: place, chances: z.array(share).min(1).max(8) }))
    .max(MOST_TURNS_TOLD),
  /** Decisions that cost something, the dearest first: what was played, and what would have been better. */
  turnings: z
    .array(
      z.strictObject({
        /** Moves before it. */
        at: place,
        turn: place,
        seat: z.int().min(0).max(7),
        /** What was asked, where it was no operation of its own Interval. */
        asked: words.nullable(),
        /** Both in words, as a button says them. */
        played: words,
        better: words,
        /** The share of a chance to win that it cost, and how sure that is: a standard error. */
        cost: share,
        error: share,
      }),
    )
    .max(MOST_TURNINGS_TOLD),
  /** Decisions that were looked at. */
  looked: place,
});

export type Review = Described<typeof reviewSchema>;

/** A review that is kept with a game of several lines. */
export const keptReviewSchema = z.strictObject({
  review: reviewSchema,
  /** Of which moves it is: the digest of their keys, from the first move on. */
  line: z.string().max(16),
});

export type KeptReview = Described<typeof keptReviewSchema>;

/** Whether it can be the review of a game of so many Houses and moves. */
export function isReviewOf({ turns, turnings }: Review, houses: number, moves: number): boolean {
  return (
    turns.every(({ at, chances }) => at <= moves && chances.length === houses) &&
    turnings.every(({ at, seat }) => at < moves && seat < houses)
  );
}
