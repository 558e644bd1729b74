import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { type Entry, gameOfId, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf } from '@/app/_ui/rules/rule-text';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { editionName } from '@/lib/board/rules/book';
import type { Card } from '@/lib/cards/card';
import { hrefOf, sectionTitle } from '../chapters';
import { CopyLink } from '../copy-link';
import { RuleList } from '../rule-list';
import { nameAndNumber, type RuleSection, sectionsOf } from '../sections';
import { RuleAside } from './rule-aside';
import styles from './rule-page.module.css';

/** Ids are written in capitals; an address may be written as it comes. */
export function entryOf(byId: ReadonlyMap<string, Entry>, id: string): Entry | undefined {
  return (
    byId.get(id) ?? [...byId.values()].find((one) => one.id.toLowerCase() === id.toLowerCase())
  );
}

/**
 * One rule: its words, what it belongs with, and its neighbours. Drawn by the server, and by the
 * browser when offline.
 */
export function RuleSheet({
  entry,
  byId,
  cards = [],
}: {
  readonly entry: Entry;
  readonly byId: ReadonlyMap<string, Entry>;
  /** The cards that it is about, where they are at hand. */
  readonly cards?: readonly Card[];
}) {
  const all = [...byId.values()].filter(({ id }) => gameOfId(id) === gameOfId(entry.id));
  const section = isQuestion(entry)
    ? []
    : all.filter(
        (rule) =>
          !isQuestion(rule) && bookOf(rule) === bookOf(entry) && rule.section === entry.section,
      );
  const [where, number] = isQuestion(entry)
    ? ['Questions', '']
    : nameAndNumber(sectionTitle(entry.section));
  return (
    <Page>
      <nav className={styles.path} aria-label="Where it stands">
        <Link href="/rules">Rules</Link>
        <ChevronRight size={14} aria-hidden />
        <Link
          href={`${hrefOf(gameOfId(entry.id), null, '')}#${entry.id}`}
          title="See it in its chapter"
        >
          {where}
        </Link>
        {number}
      </nav>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <PageTitle
            title={
              <span className={styles.rule}>{isQuestion(entry) ? entry.question : entry.text}</span>
            }
          />
          <div className={styles.facts}>
            <p>
              <b>{entry.id}</b> <span>{bookOfEntry(entry)}</span>
            </p>
            <CopyLink id={entry.id} />
            <Neighbours all={all} entry={entry} />
          </div>
          {isQuestion(entry) && <p className={styles.ruling}>{withRuleLinks(entry.ruling)}</p>}
        </div>
        <RuleAside entry={entry} all={all} byId={byId} cards={cards} className={styles.aside} />
        {isQuestion(entry) ? (
          <Others
            title="The rules in question"
            sections={sectionsOf(entry.rules.flatMap((id) => byId.get(id) ?? []))}
          />
        ) : (
          section.length > 1 && (
            <Others
              title={where}
              number={number}
              sections={sectionsOf(section).map((one) => ({ ...one, title: '' }))}
              here={entry.id}
            />
          )
        )}
      </div>
    </Page>
  );
}

function Others({
  title,
  number = '',
  sections,
  here = null,
}: {
  readonly title: string;
  readonly number?: string;
  readonly sections: readonly RuleSection[];
  /** The rule whose page this is, marked among its siblings. */
  readonly here?: string | null;
}) {
  return (
    <section className={styles.others}>
      <h2>
        {title}
        {number && <small>{number}</small>}
      </h2>
      <RuleList sections={sections} text="" here={here} />
    </section>
  );
}

/** The rule before and the rule after, as the books have them. */
function Neighbours({ all, entry }: { readonly all: readonly Entry[]; readonly entry: Entry }) {
  const place = all.indexOf(entry);
  const previous = all[place - 1];
  const next = all[place + 1];
  return (
    <nav className={styles.steps} aria-label="Neighbouring rules">
      {previous && (
        <Link href={`/rules/${previous.id}`} rel="prev">
          <ChevronLeft size={16} aria-hidden />
          <span className="visually-hidden">Previous: </span>
          {previous.id}
        </Link>
      )}
      {next && (
        <Link href={`/rules/${next.id}`} rel="next">
          <span className="visually-hidden">Next: </span>
          {next.id}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

/** The book of a rule; of a question, what it is about. */
function bookOfEntry(entry: Entry): string {
  if (!isQuestion(entry)) return bookOf(entry);
  return isOfBoard(entry)
    ? `Board game, ${editionName(entry.edition)}, what is left open`
    : 'Where the rulebooks disagree or are silent';
}
