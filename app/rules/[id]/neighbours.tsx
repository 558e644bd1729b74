import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isQuestion } from '@/app/_ui/data/rule-entry';
import styles from './rule-page.module.css';

/** The rule before and the rule after, as the books have them, each by its first words. */
export function Neighbours({
  all,
  entry,
}: {
  readonly all: readonly Entry[];
  readonly entry: Entry;
}) {
  const place = all.indexOf(entry);
  const previous = all[place - 1];
  const next = all[place + 1];
  return (
    <nav className={styles.steps} aria-label="Neighbouring rules">
      {previous && (
        <Link href={`/rules/${previous.id}`} rel="prev" title={previous.id}>
          <ChevronLeft size={16} aria-hidden />
          <span className="visually-hidden">Previous: </span>
          <First entry={previous} />
        </Link>
      )}
      {next && (
        <Link href={`/rules/${next.id}`} rel="next" title={next.id}>
          <span className="visually-hidden">Next: </span>
          <First entry={next} />
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

/** Its first words; a phone has room for what it is cited by. */
function First({ entry }: { readonly entry: Entry }) {
  return (
    <>
      <span className={classes(styles.beginning, 'wide-only')}>{beginning(entry)}</span>
      <span className={styles.cited} aria-hidden>
        {entry.id}
      </span>
    </>
  );
}

/** So many words tell which rule it is. */
const FEW = 7;

function beginning(entry: Entry): string {
  const words = (isQuestion(entry) ? entry.question : entry.text).split(' ');
  if (words.length <= FEW) return words.join(' ');
  return `${words
    .slice(0, FEW)
    .join(' ')
    .replace(/[,;:(.]+$/, '')}…`;
}
