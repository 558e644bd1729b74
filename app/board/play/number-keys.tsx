import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { AmountSlider } from './amount-slider';
import { MOST_KEYS } from './number-choice';
import styles from './number-keys.module.css';
import { Suggested } from './suggested';

/** One of several numbers is chosen: what takes it stands below them. A number alone is chosen already. */
export function NumberKeys({
  label,
  numbers,
  at,
  suggested = -1,
  nameOf,
  about,
  onChoose,
}: {
  readonly label: string;
  readonly numbers: readonly number[];
  /** Which of them is chosen. */
  readonly at: number;
  /** Which of them is suggested. */
  readonly suggested?: number;
  /** What each is called, and what stands below it, by its rank. */
  readonly nameOf: (rank: number) => string;
  readonly about: (rank: number) => ReactNode;
  readonly onChoose: (at: number) => void;
}) {
  if (numbers.length === 1) return null;
  if (numbers.length > MOST_KEYS)
    return <AmountSlider {...{ label, numbers, at, onChoose }} mark={numbers[suggested] ?? null} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not a form's fields
    <div role="group" aria-label={label} className={styles.keys} data-count={numbers.length}>
      {numbers.map((number, rank) => (
        <Button
          key={number}
          aria-pressed={rank === at}
          aria-label={nameOf(rank)}
          data-number={number}
          data-suggested={rank === suggested || undefined}
          onClick={() => onChoose(rank)}
        >
          {rank === suggested && <Suggested />}
          <b>{number}</b>
          {about(rank)}
        </Button>
      ))}
    </div>
  );
}
