import { houseName } from '@/lib/engine/narration/naming';
import { sayQuestion } from '@/lib/engine/narration/question';
import styles from './action-bar.module.css';
import { matterOf } from './matter';
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
  const own = ownQuestion(view, catalogue);
  return (
    <p className={styles.question} aria-live="polite">
      <b className={isOwn ? 'visually-hidden' : undefined}>{houseName(view, question.seat)}</b>{' '}
      {own ?? (matterOf(view, aim).kind === 'rite' ? inRite(question.text) : question.text)}{' '}
      <Rules ids={question.rules} />
    </p>
  );
}

/** What a rite asks, without its name and target: these stand over it. */
function inRite(text: string): string {
  const short = text
    .replace(/^[A-Z]\w+ rite(?: against [^:]+)?: /, '')
    .replace(/ the [A-Z]\w+ rite against [^,]+,/, ' the rite,');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
