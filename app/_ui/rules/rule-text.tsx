import { Fragment, type ReactNode } from 'react';
import {
  type BoardQuestion,
  type BoardRule,
  editionName,
  otherEdition,
} from '@/lib/board/rules/book';
import { type Conflict, type Rule, sourceName } from '@/lib/rules/citations';
import { type Entry, isOfBoard, isQuestion } from '../data/rule-entry';
import styles from './rule-link.module.css';
import { RuleLinks } from './rule-links';
import { LAYERS, withRuleLinks } from './rule-words';
import { splitNote } from './split-note';

/** What a rule or a question says, where it stands, and what it belongs with. */
export function RuleText({ entry }: { readonly entry: Entry }) {
  return (
    <>
      {!isQuestion(entry) && (
        <p className="text-muted text-s mb-2">
          {bookOf(entry)}, {entry.section}
        </p>
      )}
      <p className={isQuestion(entry) ? 'font-semibold mb-2' : styles.text}>
        {isQuestion(entry) ? entry.question : entry.text}
      </p>
      <RuleMore entry={entry} />
    </>
  );
}

/** The book that a rule stands in. */
export function bookOf(rule: Rule | BoardRule): string {
  return isOfBoard(rule) ? `Board game, ${editionName(rule.edition)}` : sourceName(rule.source);
}

/** The same without the rule or the question itself: the answer, the note, what it belongs with. */
function RuleMore({ entry }: { readonly entry: Entry }) {
  return (
    <>
      {isQuestion(entry) && <p className={styles.text}>{withRuleLinks(entry.ruling)}</p>}
      <RuleFacts entry={entry} />
    </>
  );
}

/** What goes with a rule or an answer: the note, what it belongs with, what is in doubt. */
export function RuleFacts({
  entry,
  withOthers = true,
}: {
  readonly entry: Entry;
  /** False where all that goes with it stands beside it in full. */
  readonly withOthers?: boolean;
}) {
  const facts = isQuestion(entry)
    ? isOfBoard(entry)
      ? factsOfQuestion(entry)
      : factsOfConflict(entry)
    : isOfBoard(entry)
      ? factsOfBoardRule(entry, withOthers)
      : ([['Note', said(noteOf(entry, withOthers))]] as const);
  return <More facts={facts.filter(([, , standsBeside]) => withOthers || !standsBeside)} />;
}

/** What of a note is new where those that agree stand beside it; nothing for none. */
function noteOf({ notes = '' }: Rule | BoardRule, withOthers: boolean): string | undefined {
  return (withOthers ? notes : splitNote(notes).tells) || undefined;
}

/** `standsBeside`: on the page of a rule it stands elsewhere, in full. */
type Fact = readonly [term: string, is: ReactNode, standsBeside?: boolean];

function factsOfConflict(conflict: Conflict): readonly Fact[] {
  return [
    ['Rules', <RuleLinks key="rules" ids={conflict.rules} />, true],
    [
      'Rule sets',
      conflict.switch ? 'They differ here: the format decides.' : 'One answer is used under both.',
      conflict.switch,
    ],
    ['How sure', confidence(conflict), true],
  ];
}

function factsOfQuestion(question: BoardQuestion): readonly Fact[] {
  return [
    ['Rules', <RuleLinks key="rules" ids={question.rules} />, true],
    [
      'At the table',
      question.switch ? 'A setting of the game may decide otherwise.' : 'One answer is used.',
    ],
    ['How sure', confidence(question), true],
    [`The same in the ${editionName(otherEdition(question.edition))}`, linked(question.same), true],
  ];
}

function factsOfBoardRule(rule: BoardRule, withOthers: boolean): readonly Fact[] {
  const other = editionName(otherEdition(rule.edition));
  return [
    ['Note', said(noteOf(rule, withOthers))],
    ['Game', rule.layer && LAYERS[rule.layer]],
    ['Says again', linked(rule.repeats)],
    [`The same in the ${other}`, linked(rule.same), true],
    [`Otherwise in the ${other}`, said(rule.differs)],
    ['In doubt', said(rule.doubt)],
    ['Where it is from', rule.basis && BASES[rule.basis]],
    ['Questions', linked(rule.questions), true],
  ];
}

/** Where a rule is from that the rulebook at hand does not say. */
const BASES: Readonly<Record<NonNullable<BoardRule['basis']>, string>> = {
  'descartes-played':
    'The printed sheets and cards of 2019 were not at hand. It is as in the Descartes edition, and programs that play the 2019 game agree.',
  played:
    'The printed sheets and cards of 2019 were not at hand. It is as programs that play the 2019 game have it.',
  components: 'From lists of the components; the printed ones were not at hand.',
  follows: 'Not said outright; it follows from other rules.',
};

/** How sure an answer is. */
export function confidence({ confidence: is }: Conflict | BoardQuestion): string {
  return is === 'high' ? 'Well supported' : 'The likelier one';
}

function said(text: string | undefined): ReactNode {
  return text && withRuleLinks(text);
}

function linked(ids: readonly string[] | undefined): ReactNode {
  return ids && <RuleLinks ids={ids} />;
}

/** What is there to be told of. */
function More({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, is]) => is !== undefined);
  return known.length === 0 ? null : (
    <dl className={styles.more}>
      {known.map(([term, is]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{is}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
