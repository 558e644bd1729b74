import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { marked } from '@/app/_ui/rules/marked';
import { RuleLink } from '@/app/_ui/rules/rule-link';
import { LAYERS, withRuleLinks } from '@/app/_ui/rules/rule-words';
import { splitNote } from '@/app/_ui/rules/split-note';
import { type BoardRule, editionName, otherEdition } from '@/lib/board/rules/book';
import { idsIn } from '@/lib/rules/ids';
import { counted } from '@/lib/sentences';
import type { CountedChapter } from './chapters';
import { CopyLink } from './copy-link';
import styles from './rules.module.css';
import { nameAndNumber, type RuleSection } from './sections';

/** Rules under the headings of their sections; what was found in several chapters under those too. */
export const RuleList = memo(function RuleList({
  sections,
  contents,
  text,
  here = null,
  byId,
}: {
  readonly sections: readonly RuleSection[];
  /** Where several chapters meet: each is named, and how much was found in it. */
  readonly contents?: readonly CountedChapter[] | undefined;
  /** What was looked for; marked where it stands. */
  readonly text: string;
  /** The id that the address names. */
  readonly here?: string | null;
  /** What the rules say that notes name; null until they are there. */
  readonly byId: ReadonlyMap<string, Entry> | null;
}) {
  return sections.map((section, at) => {
    const chapter =
      section.chapter === sections[at - 1]?.chapter
        ? undefined
        : contents?.find(({ key }) => key === section.chapter);
    return (
      <section key={section.key}>
        {chapter && (
          <h3 className={styles.found}>
            {chapter.title}
            <small>
              {counted(chapter.count, 'rule')} <span>{chapter.book}</span>
            </small>
          </h3>
        )}
        {section.title && (
          <Title
            level={contents ? 4 : 3}
            isOfFound={text !== ''}
            title={section.title}
            text={text}
          />
        )}
        <ul>
          {section.entries.map((entry) => (
            <Row key={entry.id} entry={entry} text={text} here={entry.id === here} byId={byId} />
          ))}
        </ul>
      </section>
    );
  });
});

/** The name of a section; its number is for who looks it up in the book. */
function Title({
  level,
  isOfFound,
  title,
  text,
}: {
  readonly level: 3 | 4;
  readonly isOfFound: boolean;
  readonly title: string;
  readonly text: string;
}) {
  const [name, number] = nameAndNumber(title);
  const Heading = `h${level}` as const;
  return (
    <Heading className={isOfFound ? styles.crumb : styles.title}>
      {marked(name, text)}
      {number && <small>{number}</small>}
    </Heading>
  );
}

const Row = memo(function Row({
  entry,
  text,
  here,
  byId,
}: {
  readonly entry: Entry;
  readonly text: string;
  readonly here: boolean;
  readonly byId: ReadonlyMap<string, Entry> | null;
}) {
  const show = (words: string) => marked(words, text);
  const wordsOf = (id: string) => wordsIn(byId?.get(id));
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
            <p className={styles.rule} data-question>
              <Link href={`/rules/${entry.id}`}>{show(entry.question)}</Link>
              <Id id={entry.id} />
            </p>
            <p>{withRuleLinks(entry.ruling, show, wordsOf)}</p>
            <p className={styles.note}>
              {entry.switch && !isOfBoard(entry) ? 'The two rule sets differ. ' : ''}
              {entry.rules.map((id, at) => (
                <Fragment key={id}>
                  {at > 0 && ', '}
                  <RuleLink id={id} words={wordsOf(id)} inText />
                </Fragment>
              ))}
            </p>
          </>
        ) : (
          <>
            <p className={styles.rule}>
              <Link href={`/rules/${entry.id}`}>{show(entry.text)}</Link>
              <Id id={entry.id} />
            </p>
            {(isOfBoard(entry) ? notesOf(entry) : [entry.notes ?? '']).map((line) => {
              // what was looked for may stand in any of it
              const { tells, agrees } = text === '' ? splitNote(line) : { tells: line, agrees: '' };
              return (
                <Fragment key={line}>
                  {tells !== '' && (
                    <p className={styles.note} data-doubt={isDoubt(tells) || undefined}>
                      {withRuleLinks(tells, show, wordsOf)}
                    </p>
                  )}
                  {agrees !== '' && <Agreeing ids={idsIn(agrees)} wordsOf={wordsOf} />}
                </Fragment>
              );
            })}
            {isOfBoard(entry) && entry.questions && (
              <Answered ids={entry.questions} byId={byId} show={show} />
            )}
          </>
        )}
      </div>
    </li>
  );
});

/** For who cites it: in the margin before its words, on a phone at the end of the sentence. */
function Id({ id }: { readonly id: string }) {
  return (
    <span className={styles.margin}>
      <CopyLink id={id} className={styles.copy} />
      <Link href={`/rules/${id}`} className={styles.id}>
        {id}
      </Link>
    </span>
  );
}

/** The questions on a rule, each with the beginning of its answer; until they are there, their ids. */
function Answered({
  ids,
  byId,
  show,
}: {
  readonly ids: readonly string[];
  readonly byId: ReadonlyMap<string, Entry> | null;
  readonly show: (words: string) => ReactNode;
}) {
  return ids.map((id) => {
    const entry = byId?.get(id);
    return entry && isQuestion(entry) ? (
      <p key={id} className={styles.note}>
        <Link href={`/rules/${id}`}>{show(entry.question)}</Link>{' '}
        {withRuleLinks(firstSentence(entry.ruling), show)}
      </p>
    ) : (
      <p key={id} className={styles.note}>
        Answered in <RuleLink id={id} inText />.
      </p>
    );
  });
}

const firstSentence = (text: string) => text.split(/(?<=\.) (?=[A-Z])/, 1)[0] ?? '';

/** Who says the same, folded, each with its words. */
function Agreeing({
  ids,
  wordsOf,
}: {
  readonly ids: readonly string[];
  readonly wordsOf: (id: string) => string | undefined;
}) {
  return (
    <details className={styles.agreeing}>
      <summary>Also said {ids.length === 1 ? 'elsewhere' : `in ${ids.length} places`}</summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <RuleLink id={id} quiet /> {wordsOf(id)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const wordsIn = (entry: Entry | undefined) =>
  entry && (isQuestion(entry) ? entry.question : entry.text);

/** Where a rule is from, for the end of a line; nothing where it is no doubt. */
const BASES: Partial<Record<NonNullable<BoardRule['basis']>, string>> = {
  'descartes-played': 'As in the Descartes edition.',
  played: 'As programs play it.',
};

/** What goes with a rule of the board game, a line each: its note, the other edition, doubts. */
function notesOf(rule: BoardRule): readonly string[] {
  const { layer, notes, basis, repeats, differs, doubt } = rule;
  return [
    [layer && LAYERS[layer], notes, basis && BASES[basis]].filter(Boolean).join(' '),
    repeats && `Says again: ${repeats.join(', ')}.`,
    differs && `${editionName(otherEdition(rule.edition))}: ${differs}`,
    doubt && IN_DOUBT + doubt,
  ].filter((line) => line !== undefined);
}

const IN_DOUBT = 'In doubt: ';

const isDoubt = (line: string) => line.startsWith(IN_DOUBT);
