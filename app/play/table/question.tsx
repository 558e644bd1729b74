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
  const { kind } = matterOf(view, aim);
  // a House alone has no stage for its petitions
  const isTold = kind === 'rite' || (kind !== 'nothing' && view.houses.length > 1);
  const text = ownQuestion(view, catalogue) ?? question.text;
  return (
    <p className={styles.question} aria-live="polite">
      <b className={isOwn ? 'visually-hidden' : undefined}>{houseName(view, question.seat)}</b>{' '}
      {isTold ? untold(text) : text} <Rules ids={question.rules} />
    </p>
  );
}

/** What stands in the middle tells the rite, the petition or what was declared: here is only what is asked. */
function untold(text: string): string {
  const short = text
    .replace(/^[A-Z]\w+ rite(?: against [^:]+)?: /, '')
    .replace(/ the [A-Z]\w+ rite against [^,]+,/, ' the rite,')
    .replace(/^Petition for .+(?:: (?=make )|; (?=raise ))/, '')
    .replace(/^You win .+: (?=how )/, '')
    .replace(/^You .+ (?=Add a tactic)/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
