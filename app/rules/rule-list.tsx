import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { soughtIn } from '@/app/_ui/rules/find-rules';
import { RuleLink } from '@/app/_ui/rules/rule-link';
import { LAYERS, withRuleLinks } from '@/app/_ui/rules/rule-words';
import { type BoardRule, editionName, otherEdition } from '@/lib/board/rules/book';
import type { Chapter } from './chapters';
import { CopyLink } from './copy-link';
import styles from './rules.module.css';
import type { RuleSection } from './sections';

/** Rules under the headings of their sections; what was found says in a few words where it stands. */
export const RuleList = memo(function RuleList({
  sections,
  contents,
  text,
  here = null,
}: {
  readonly sections: readonly RuleSection[];
  /** Where several chapters meet: what was found says in which book. */
  readonly contents?: readonly Chapter[] | undefined;
  /** What was looked for; marked where it stands. */
  readonly text: string;
  /** The id that the address names. */
  readonly here?: string | null;
}) {
  const bookOf = (chapter: string) => contents?.find(({ key }) => key === chapter)?.book;
  return sections.map((section) => (
    <section key={section.key} className={styles.section}>
      {text === '' ? (
        section.title && <h3 className={styles.title}>{section.title}</h3>
      ) : (
        <h3 className={styles.crumb}>
          {section.title && <span>{marked(section.title, text)}</span>} {bookOf(section.chapter)}
        </h3>
      )}
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
  const show = (words: string) => marked(words, text);
  return (
    <li
      id={entry.id}
      className={styles.row}
      data-here={here || undefined}
      aria-current={here || undefined}
    >
      <div className={styles.words}>
        {isQuestion(entry) ? (
          <>
            <p className={styles.rule}>
              <Link href={`/rules/${entry.id}`}>
                {show(entry.question)}
                <IdAtEnd id={entry.id} />
              </Link>
            </p>
            <p>{withRuleLinks(entry.ruling, show)}</p>
            <p className={styles.note}>
              {entry.switch && !isOfBoard(entry) ? 'The two rule sets differ. ' : ''}
              {entry.rules.map((id) => (
                <Fragment key={id}>
                  <RuleLink id={id} quiet />{' '}
                </Fragment>
              ))}
            </p>
          </>
        ) : (
          <>
            <p className={styles.rule}>
              <Link href={`/rules/${entry.id}`}>
                {show(entry.text)}
                <IdAtEnd id={entry.id} />
              </Link>
            </p>
            {(isOfBoard(entry) ? notesOf(entry) : [entry.notes ?? ''])
              .filter(Boolean)
              .map((line) => (
                <p key={line} className={styles.note}>
                  {withRuleLinks(line, show)}
                </p>
              ))}
          </>
        )}
      </div>
      <div className={styles.margin}>
        <Link href={`/rules/${entry.id}`} className={styles.id}>
          {entry.id}
        </Link>
        <CopyLink id={entry.id} className={styles.copy} />
      </div>
    </li>
  );
});

/** Where there is no margin for it; who listens has it in the address and in the notes. */
function IdAtEnd({ id }: { readonly id: string }) {
  return (
    <small className={styles.atEnd} aria-hidden>
      {' '}
      {id}
    </small>
  );
}

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

/** The words looked for, marked in whichever form they stand. */
function marked(words: string, text: string): ReactNode {
  const sought = soughtIn(text);
  if (sought === null) return words;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const hit of words.matchAll(sought)) {
    pieces.push(words.slice(from, hit.index), <mark key={hit.index}>{hit[0]}</mark>);
    from = hit.index + hit[0].length;
  }
  return [...pieces, words.slice(from)];
}
