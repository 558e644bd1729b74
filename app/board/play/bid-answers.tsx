import { type ReactNode, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import type { Action } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import styles from './bid-answers.module.css';

/** So many of the next bids are one press; higher ones are set first. */
const NEXT = 3;
/** Up to so many bids stand side by side. */
export const MOST_BIDS = 6;

/** Bids in one strip: the next ones as buttons, any higher one by a stepper, and what declines. */
export function BidAnswers({
  offers,
  onAct,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly onAct: (action: Action) => void;
  /** What declines. */
  readonly children: ReactNode;
}) {
  const higher = offers.slice(NEXT);
  const [least, most] = [higher[0]?.number ?? 0, higher.at(-1)?.number ?? 0];
  const [value, setValue] = useState(least);
  const set = higher[value - least];
  return (
    <div className={styles.bids}>
      {offers.slice(0, NEXT).map(({ action, number, text }) => (
        <Button key={number} aria-label={text} onClick={() => onAct(action)}>
          {number}
        </Button>
      ))}
      <span className={styles.higher}>
        <NumberStepper
          label="Higher bid"
          min={least}
          max={most}
          value={value}
          onValueChange={setValue}
        />
        <Button onClick={() => set && onAct(set.action)}>Bid {value}</Button>
      </span>
      {children}
    </div>
  );
}
