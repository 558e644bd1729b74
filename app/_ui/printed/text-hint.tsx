import { Link } from '@/app/_ui/base/link';
import type { Query } from '@/lib/cards/query/query';
import { useSentences } from '../data/texts';
import styles from './printed.module.css';
import { type PrintedState, usePrinted } from './printed-store';
import { asksForText } from './use-texts';

/** Under a search that looks through what cards say: what it can look through, where that is not all. */
export function TextHint({ query }: { readonly query: Query }) {
  const asked = asksForText(query);
  const printed = usePrinted(asked);
  const sentences = useSentences(asked);
  const missing = asked ? wordsFor(printed) : null;
  return (
    <div aria-live="polite" className={styles.hintPlace}>
      {sentences.status === 'failed' && (
        <p className={HINT}>What the cards do could not be fetched. {sentences.message}</p>
      )}
      {missing !== null && (
        <p className={HINT}>
          {missing} <Link href="/settings/printed">Load set files</Link>
        </p>
      )}
    </div>
  );
}

const HINT = 'max-w-none py-2 text-muted text-s';

function wordsFor(printed: PrintedState): string | null {
  if (printed.status === 'failed')
    return 'The printed texts that are stored here cannot be read at the moment.';
  return printed.status === 'ready' && printed.texts.size === 0
    ? 'This searches what cards do in the Registry’s own words. It searches printed texts too, from set files of your own; none are loaded.'
    : null;
}
