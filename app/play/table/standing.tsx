import type { ReactNode } from 'react';
import type { Seat } from '@/lib/engine/state/state';
import { HouseName } from './house-name';
import styles from './stage.module.css';

/** More lines than these stand in two columns. */
const MOST_LINES = 3;

/** Up to so many Houses have a place each, whether they have passed or not. */
export const MOST_PLACES = 4;

/** Whether so many lines stand there that they have two columns. */
export function areMany(seats: readonly Seat[], passed: readonly Seat[]): boolean {
  return linesOf(seats, passed) > MOST_LINES;
}

function linesOf(seats: readonly Seat[], passed: readonly Seat[]): number {
  return seats.length + Math.min(1, passed.length);
}

/** How each House stands to what is on, a line for each, and in one more line those that have passed. */
export function Standing({
  seats,
  passed,
  isAskedOf = false,
  lineOf,
}: {
  readonly seats: readonly Seat[];
  readonly passed: readonly Seat[];
  /** They are but asked: no purse stands beside them. */
  readonly isAskedOf?: boolean;
  readonly lineOf: (seat: Seat) => ReactNode;
}) {
  return (
    <ul
      className={styles.bidders}
      data-asked-of={isAskedOf ? '' : undefined}
      data-many={areMany(seats, passed) ? '' : undefined}
      data-close={linesOf(seats, passed) > 2 ? '' : undefined}
    >
      {seats.map(lineOf)}
      {passed.length > 0 && (
        <li className={styles.passed}>
          Passed:
          {passed.map((seat) => (
            <HouseName key={seat} seat={seat} isBrief isShort isPlain />
          ))}
        </li>
      )}
    </ul>
  );
}
