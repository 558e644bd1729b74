import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isQuestion } from '@/app/_ui/data/rule-entry';
import styles from './rule-page.module.css';

/** Its place in its section, between the ways to the rule before and the rule after, as the books have them. */
export function Neighbours({
  all,
  section,
  entry,
}: {
  readonly all: readonly Entry[];
  readonly section: readonly Entry[];
  readonly entry: Entry;
}) {
  const place = all.indexOf(entry);
  return (
    <nav className={styles.steps} aria-label="Neighbouring rules">
      <Step to={all[place - 1]} rel="prev" name="Previous">
        <ChevronLeft size={18} aria-hidden />
      </Step>
      <span>
        {section.indexOf(entry) + 1} of {section.length}
      </span>
      <Step to={all[place + 1]} rel="next" name="Next">
        <ChevronRight size={18} aria-hidden />
      </Step>
    </nav>
  );
}

function Step({
  to,
  rel,
  name,
  children,
}: {
  readonly to: Entry | undefined;
  readonly rel: string;
  readonly name: string;
  readonly children: ReactNode;
}) {
  if (to === undefined) return null;
  const words = `${name}: ${beginning(to)}`;
  return (
    <Link href={`/rules/${to.id}`} rel={rel} title={words} aria-label={words}>
      {children}
    </Link>
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
