import { type LucideIcon, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { classes } from './classes';
import styles from './number-stepper.module.css';

export interface NumberStepperProps {
  /** What is counted; read out with each button. */
  readonly label: string;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
  /** Told what is being typed, which may be no number or out of range; null once it is settled. */
  readonly onTyping?: (typed: number | null) => void;
  /** Whole numbers from `min` (0) to `max`. */
  readonly min?: number;
  readonly max: number;
  readonly size?: 'normal' | 'small';
  readonly className?: string;
}

/** A whole number with − and +; typing, arrow keys, Home and End work too. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onValueChange, onTyping, min = 0, max, size, className } = props;
  // What is being typed may be empty or too large for a moment; it is settled on blur or Enter.
  const [typed, setTyped] = useState<string | null>(null);

  function type(words: string | null) {
    setTyped(words);
    onTyping?.(words === null ? null : Number.parseInt(words, 10));
  }

  function changeTo(next: number) {
    type(null);
    const within = Math.min(max, Math.max(min, Math.round(next)));
    if (Number.isFinite(within) && within !== value) onValueChange(within);
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    const now = typed === null || typed === '' ? value : Number.parseInt(typed, 10);
    const goals: Readonly<Record<string, number>> = {
      ArrowUp: now + 1,
      ArrowDown: now - 1,
      Home: min,
      End: max,
    };
    const goal = goals[event.key];
    if (goal === undefined) {
      if (event.key === 'Enter' && typed !== null) changeTo(Number.parseInt(typed, 10));
      return;
    }
    event.preventDefault();
    changeTo(goal);
  }

  const button = (words: string, Sign: LucideIcon, by: 1 | -1) => (
    <button
      type="button"
      className={styles.button}
      aria-label={words}
      disabled={by < 0 ? value <= min : value >= max}
      onClick={() => changeTo(value + by)}
    >
      <Sign size={14} aria-hidden />
    </button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a table cell's line
    <span
      role="group"
      aria-label={label}
      className={classes(styles.stepper, size === 'small' && styles.small, className)}
    >
      {button(`Less: ${label}`, Minus, -1)}
      <input
        className={styles.value}
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={() => typed !== null && changeTo(Number.parseInt(typed, 10))}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      {button(`More: ${label}`, Plus, 1)}
    </span>
  );
}
