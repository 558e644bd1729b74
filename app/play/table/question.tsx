import { houseName } from '@/lib/engine/narration/naming';
import { sayQuestion } from '@/lib/engine/narration/question';
import { capital } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { isOnStage } from './matter';
import { ownQuestion } from './own-declared';
import { Rules } from './rules';
import { useTable } from './table-context';

/** What is asked, with its rules. */
export function Question() {
  const { view, viewer, catalogue, aim } = useTable();
  const question = sayQuestion(view, catalogue);
  if (question === null) return null;
  // "Your move" stands over it already
  const isOwn = question.seat === viewer;
  const own = ownQuestion(view, catalogue) ?? question;
  // the stage tells the rite, the petition or what was declared, but for a card on its way
  const isTold = aim === null && isOnStage(view, aim);
  return (
    <p className={styles.question} aria-live="polite">
      <b className={isOwn ? 'visually-hidden' : undefined}>{houseName(view, question.seat)}</b>{' '}
      {isTold ? capital(own.asks) : own.text} <Rules ids={question.rules} />
    </p>
  );
}
