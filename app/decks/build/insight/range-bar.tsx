import styles from './range-bar.module.css';

/** All are parts of the scale, from 0 to 1; what is null is not drawn. */
export interface RangeBarProps {
  /** So far a bar reaches from the beginning. */
  readonly bar?: number;
  readonly dot?: number;
  readonly range: { readonly low: number; readonly high: number } | null;
}

/** A range as a line on a scale, over a bar or about a dot. What it shows stands beside it in numbers. */
export function RangeBar({ bar, dot, range }: RangeBarProps) {
  return (
    <span className={styles.track} aria-hidden>
      {bar !== undefined && (
        <span
          className={styles.bar}
          data-side={range === null ? undefined : sideOf(range)}
          style={{ width: at(bar) }}
        />
      )}
      {range !== null && (
        <span
          className={styles.range}
          style={{ insetInlineStart: at(range.low), width: at(range.high - range.low) }}
        />
      )}
      {dot !== undefined && <span className={styles.dot} style={{ insetInlineStart: at(dot) }} />}
    </span>
  );
}

/** What the bars and lines of shares that are won mean. */
export function RangeKey() {
  return (
    <ul className={styles.key}>
      <li data-side="lower">Behind</li>
      <li>Even</li>
      <li data-side="upper">Ahead</li>
      <li>95 % range</li>
    </ul>
  );
}

/** Which half of the scale all of a range is in. */
function sideOf({ low, high }: { readonly low: number; readonly high: number }) {
  return low > 0.5 ? 'upper' : high < 0.5 ? 'lower' : undefined;
}

function at(part: number): string {
  return `${(100 * part).toFixed(1)}%`;
}
