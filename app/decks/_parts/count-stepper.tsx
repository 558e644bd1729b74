'use client';

import { Minus, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classes } from '@/app/_ui/classes';
import styles from './count-stepper.module.css';

export interface CountStepperProps {
  /** The card that is counted, by its full name: it names the buttons. */
  readonly name: string;
  readonly count: number;
  /** Copies to add, or to take away where negative. */
  readonly onChange: (by: number) => void;
  /** Leave + out, for cards of which a deck holds one. */
  readonly removeOnly?: boolean;
  /** Marks + as something that breaks a rule. */
  readonly breaks?: boolean;
  /** Show nothing but + while there is none, so that the counts of a long table stand out. */
  readonly quiet?: boolean;
  /** Out of the tab order, where keys on the row around it do the same. */
  readonly skipFocus?: boolean;
}

/** − count +, for one card. */
export function CountStepper(props: CountStepperProps) {
  const { name, count, onChange, removeOnly = false, breaks = false, quiet = false } = props;
  const { skipFocus = false } = props;
  const focus = skipFocus ? { tabIndex: -1 } : {};
  const act = (sign: 1 | -1) => (event: MouseEvent) => {
    event.stopPropagation();
    onChange(sign);
  };
  return (
    <span className={classes(styles.stepper, count > 0 && styles.some, quiet && styles.quiet)}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Remove 1 ${name}`}
        disabled={count === 0}
        onClick={act(-1)}
        {...focus}
      >
        <Minus size={14} aria-hidden />
      </button>
      {(!removeOnly || count > 1) && (
        <span className={styles.count}>
          <span className="visually-hidden">In the deck: </span>
          {count}
        </span>
      )}
      {!removeOnly && (
        <button
          type="button"
          className={classes(styles.button, breaks && styles.breaks)}
          aria-label={`Add 1 ${name}`}
          onClick={act(1)}
          {...focus}
        >
          <Plus size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
