import Link from 'next/link';
import { memo, type ReactNode } from 'react';
import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { LAYERS, withRuleLinks } from '@/app/_ui/rules/rule-words';
import { type BoardRule, editionName, otherEdition } from '@/lib/board/rules/book';
import type { Chapter } from './chapters';
import { CopyLink } from './copy-link';
import type { RuleSection } from './filter';
import styles from './rules.module.css';

/** Rules under the headings of their sections, and of their chapters where those are given. */
export const RuleList = memo(function RuleList({
  sections,
  contents,
  text,
  here = null,
}: {
  readonly sections: readonly RuleSection[];
  /** Where several chapters meet: their names stand over their sections. */
  readonly contents?: readonly Chapter[] | undefined;
  /** What was looked for; marked where it stands as it was typed. */
  readonly text: string;
  /** The id that the address names. */
  readonly here?: string | null;
}) {
  const bookOf = (chapter: string) => contents?.find(({ key }) => key === chapter)?.book;
  return sections.map((section, at) => (
    <section key={section.key} className={styles.section}>
      {contents && bookOf(section.chapter) !== bookOf(sections[at - 1]?.chapter ?? '') && (
        <p className={styles.from}>{bookOf(section.chapter)}</p>
      )}
      {section.title && <h3 className={styles.title}>{section.title}</h3>}
      <ul>
        {section.entries.map((entry) => (
          <Row key={entry.id} entry={entry} text={text} here={entry.id === here} />
        ))}
      </ul>
    </section>
  ));
});

const Row = memo(function Row({
  entry,
  text,
  here,
}: {
  readonly entry: Entry;
  readonly text: string;
  readonly here: boolean;
}) {
  return (
    <li id={entry.id} className={styles.row} data-here={here || undefined}>
      <div className={styles.words}>
        {isQuestion(entry) ? (
          <>
            <p className={styles.rule}>{marked(entry.question, text)}</p>
            <p>{text.trim() === '' ? withRuleLinks(entry.ruling) : marked(entry.ruling, text)}</p>
            <p className={styles.note}>
              {entry.switch && !isOfBoard(entry) ? 'The two rule sets differ. ' : ''}
              On {withRuleLinks(entry.rules.join(', '))}.
            </p>
          </>
        ) : (
          <>
            <p className={styles.rule}>{marked(entry.text, text)}</p>
            {(isOfBoard(entry) ? notesOf(entry) : [entry.notes ?? ''])
              .filter(Boolean)
              .map((line) => (
                <p key={line} className={styles.note}>
                  {withRuleLinks(line)}
                </p>
              ))}
          </>
        )}
      </div>
      <div className={styles.margin}>
        <Link href={`/rules/${entry.id}`} className={styles.id} prefetch={false}>
          {entry.id}
        </Link>
        <CopyLink id={entry.id} className={styles.copy} />
      </div>
    </li>
  );
});

/** Where a rule is from, for the end of a line; nothing where it is no doubt. */
const BASES: Partial<Record<NonNullable<BoardRule['basis']>, string>> = {
  'descartes-played': 'As in the Descartes edition.',
  played: 'As programs play it.',
};

/** What goes with a rule of the board game, a line each: its note, the other edition, doubts. */
function notesOf(rule: BoardRule): readonly string[] {
  const { layer, notes, basis, repeats, differs, doubt, questions } = rule;
  return [
    [layer && LAYERS[layer], notes, basis && BASES[basis]].filter(Boolean).join(' '),
    repeats && `Says again: ${repeats.join(', ')}.`,
    differs && `${editionName(otherEdition(rule.edition))}: ${differs}`,
    doubt && `In doubt: ${doubt}`,
    questions && `Answered in ${questions.join(', ')}.`,
  ].filter((line) => line !== undefined);
}

/** The words looked for, marked. */
function marked(words: string, text: string): ReactNode {
  const sought = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => one.length > 1);
  if (sought.length === 0) return words;
  const pattern = sought.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const hit of words.matchAll(new RegExp(pattern, 'gi'))) {
    pieces.push(words.slice(from, hit.index), <mark key={hit.index}>{hit[0]}</mark>);
    from = hit.index + hit[0].length;
  }
  return [...pieces, words.slice(from)];
}
