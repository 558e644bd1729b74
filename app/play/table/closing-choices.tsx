import { Button } from '@/app/_ui/base/button';
import { useMedia } from '@/app/_ui/base/use-media';
import { houseName } from '@/lib/engine/narration/naming';
import { counted } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { AllButton } from './all-button';
import { Keys, pressedBy } from './button-key';
import { type Closing, drawWords, zoneWords } from './closing';
import { END_KEY, withFilled } from './keys-of';
import { OwnOutcome } from './lately';
import { Rules } from './rules';
import { TABBED, useTable } from './table-context';
import { WhoseMove } from './whose-move';

const KEYS = withFilled(END_KEY);

/** The end of a turn in one step: what is discarded, then everything up to the next question. */
export function ClosingChoices({ closing }: { readonly closing: Closing }) {
  const { view } = useTable();
  const isNarrow = useMedia(TABBED);
  const { picked, missing, finish } = closing;
  const what = picked.length === 0 ? 'nothing' : counted(picked.length, 'card');
  const draws = closing.draws.reduce((sum, { many }) => sum + many, 0);
  return (
    <>
      <WhoseMove words="The turn ends">
        <AllButton />
      </WhoseMove>
      <div className={styles.asks}>
        <p className={styles.question} aria-live="polite">
          <b className="visually-hidden">{houseName(view, view.decision?.seat ?? 0)}</b>{' '}
          {missing > 0
            ? `You hold too many: discard ${missing} more from ${zoneWords(closing)}.`
            : `Choose what you discard from ${zoneWords(closing)}. ${drawWords(closing)}`}{' '}
          <Rules ids={['TAT-6.3.1-01', 'TAT-6.3.1-04', 'TAT-6.3.2-01', 'TAT-6.3.2-04']} />
        </p>
      </div>
      <div className={styles.choices}>
        <Button
          kind="primary"
          {...pressedBy(KEYS)}
          aria-disabled={missing > 0}
          data-act="done"
          onClick={finish}
        >
          {missing > 0
            ? `Choose ${counted(missing, 'card')} more to discard`
            : `Discard ${what}${draws === 0 ? '' : ` and draw ${draws}`}`}
          <Keys of={KEYS} />
        </Button>
      </div>
      {/* on a phone the report of the rivals has it */}
      {!isNarrow && <OwnOutcome />}
    </>
  );
}
