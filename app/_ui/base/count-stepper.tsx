import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { classes } from './classes';
import styles from './count-stepper.module.css';

export interface CountStepperProps {
  /** The card that is counted, by its full name: it names the buttons. */
  readonly name: string;
  readonly count: number;
  /** Copies in the deck unless told: those that are owned. */
  readonly counts?: 'deck' | 'owned';
  /** Copies to add, or to take away where negative. */
  readonly onChange: (by: number) => void;
  /** Leave + out, for cards of which a deck holds one. */
  readonly removeOnly?: boolean;
  /** "+ Add", the one thing to do here, in place of +. */
  readonly inWords?: boolean;
  /** Marks + as something that breaks a rule. */
  readonly breaks?: boolean;
  /** Show nothing but + while there is none, so that the counts of a long table stand out. */
  readonly quiet?: boolean;
  /** Out of the tab order, where keys on the row around it do the same. */
  readonly skipFocus?: boolean;
}

const WORDS = {
  deck: {
    count: 'In the deck: ',
    less: (name: string) => `Remove 1 ${name}`,
    more: (name: string) => `Add 1 ${name}`,
  },
  owned: {
    count: 'Owned: ',
    less: (name: string) => `Own 1 ${name} less`,
    more: (name: string) => `Own 1 ${name} more`,
  },
} as const;

/** − count +, for one card. */
export function CountStepper(props: CountStepperProps) {
  const { name, count, onChange, removeOnly = false, breaks = false, quiet = false } = props;
  const { skipFocus = false, counts = 'deck', inWords = false } = props;
  const words = WORDS[counts];
  const more = useRef<HTMLButtonElement>(null);
  const focus = skipFocus ? { tabIndex: -1 } : {};
  const act = (sign: 1 | -1) => (event: MouseEvent) => {
    event.stopPropagation();
    // with the last copy − goes out: what had the focus must not lose it
    if (sign === -1 && count === 1 && document.activeElement === event.currentTarget)
      more.current?.focus();
    onChange(sign);
  };
  return (
    <span
      className={classes(
        'inline-flex items-center flex-none',
        count > 0 && styles.some,
        quiet && styles.quiet,
      )}
      data-none={quiet && count === 0 ? '' : undefined}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={words.less(name)}
        disabled={count === 0}
        onClick={act(-1)}
        {...focus}
      >
        <Minus size={14} aria-hidden />
      </button>
      {(!removeOnly || count > 1) && (
        <span className={styles.count}>
          <span className="visually-hidden">{words.count}</span>
          {count}
        </span>
      )}
      {!removeOnly && (
        <button
          ref={more}
          type="button"
          className={classes(styles.button, inWords && styles.inWords, breaks && styles.breaks)}
          aria-label={words.more(name)}
          onClick={act(1)}
          {...focus}
        >
          <Plus size={14} aria-hidden />
          {inWords && 'Add'}
        </button>
      )}
    </span>
  );
}
