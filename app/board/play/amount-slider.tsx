import { NumberStepper } from '@/app/_ui/base/number-stepper';
import styles from './amount-slider.module.css';
import { Suggested } from './suggested';

/** Up to so many numbers have a tick each. */
const MOST_TICKS = 41;

/** One of several numbers that go up, halves among them perhaps: a slider with its ticks, and the exact number. */
export function AmountSlider({
  label,
  numbers,
  at,
  mark = null,
  isExact = true,
  onChoose,
}: {
  readonly label: string;
  readonly numbers: readonly number[];
  /** Which of them is chosen. */
  readonly at: number;
  /** The number that is suggested. */
  readonly mark?: number | null;
  /** Whether the number stands beside it, to be set there too, and not on the thumb. */
  readonly isExact?: boolean;
  readonly onChoose: (at: number) => void;
}) {
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const isWhole = numbers.every((number, rank) => number === least + rank);
  const last = numbers.length - 1;
  if (last === 0) return <b className={styles.only}>{least}</b>;
  return (
    <div className={styles.amount} data-told={!isExact || undefined}>
      <div className={styles.slide}>
        <input
          type="range"
          aria-label={`${label}, by slider`}
          aria-valuetext={String(numbers[at])}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => onChoose(Number(target.value))}
        />
        {!isExact && (
          <div className={styles.thumb} aria-hidden>
            <b style={{ insetInlineStart: `${(100 * at) / last}%` }}>{numbers[at]}</b>
          </div>
        )}
        <div className={styles.ticks} aria-hidden>
          {numbers.map((number, rank) =>
            number === mark || rank === 0 || rank === last || numbers.length <= MOST_TICKS ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: digit keys press it
              // biome-ignore lint/a11y/useKeyWithClickEvents: the slider has keys of its own
              <span
                key={number}
                data-number={number}
                onClick={() => onChoose(rank)}
                style={{ insetInlineStart: `${(100 * rank) / last}%` }}
                data-mark={number === mark || undefined}
              >
                {number === mark || isLabelled(number, rank, last, numbers.indexOf(mark ?? -1))
                  ? number
                  : ''}
              </span>
            ) : null,
          )}
        </div>
      </div>
      {isExact && (
        <span className={styles.exact} data-suggested={numbers[at] === mark || undefined}>
          {numbers[at] === mark && <Suggested />}
          {isWhole ? (
            <NumberStepper
              label={label}
              min={least}
              max={most}
              value={numbers[at] ?? least}
              onValueChange={(value) => onChoose(value - least)}
            />
          ) : (
            <b className={styles.number}>{numbers[at]}</b>
          )}
        </span>
      )}
    </div>
  );
}

/** The ends of the slider are said, and every fifth number between, unless what stands out is too near. */
function isLabelled(number: number, rank: number, last: number, mark: number): boolean {
  const isNear = mark >= 0 && Math.abs(rank - mark) * 12 < last;
  const isFifth = number % 5 === 0 && (last - rank) * 12 >= last && rank * 12 >= last;
  return (rank === 0 || rank === last || isFifth) && !isNear;
}
