import { useMedia } from '@/app/_ui/base/use-media';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import { sayQuestion } from '@/lib/engine/narration/question';
import { capital } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { isOnStage } from './matter';
import { askedNumber } from './number-words';
import { ownQuestion } from './own-declared';
import { asksNumber } from './places';
import { Rules } from './rules';
import { isX } from './suggestion';
import { TABBED, useTable } from './table-context';

/** What is asked, with its rules. */
export function Question() {
  const { table, view, viewer, catalogue, aim, asked, places } = useTable();
  const isNarrow = useMedia(TABBED);
  const question = sayQuestion(view, catalogue);
  if (question === null) return null;
  // "Your move" stands over it already
  const isOwn = question.seat === viewer;
  const own = ownQuestion(view, catalogue) ?? question;
  // the stage tells the rite, the petition or what was declared, but for a card on its way
  const isTold = aim === null && isOnStage(view, aim);
  const frame = view.frames.at(-1);
  // on a phone the card with its sentence stands over it
  const isSaid = isNarrow && asked !== null && frame?.step === 'effect';
  const isNumber = places.numbers.some(asksNumber);
  const on = isNumber ? table.lastChosen(question.seat) : null;
  const howMany = askedNumber(own.asks, on === null ? '' : cardName(view, catalogue, on));
  const short =
    howMany || (isNumber && isX(view) ? 'How much is X?' : isNumber && isSaid ? 'How many?' : '');
  return (
    <p className={styles.question} aria-live="polite">
      <b className={isOwn ? 'visually-hidden' : undefined}>{houseName(view, question.seat)}</b>{' '}
      {short || (isTold ? capital(own.asks) : own.text)} <Rules ids={question.rules} />
    </p>
  );
}
