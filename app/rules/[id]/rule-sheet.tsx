import { ChevronRight } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { type Entry, gameOfId, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf, RuleFacts } from '@/app/_ui/rules/rule-text';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { editionName } from '@/lib/board/rules/book';
import type { Card } from '@/lib/cards/card';
import { counted } from '@/lib/sentences';
import { hrefOf, sectionTitle } from '../chapters';
import { CopyLink } from '../copy-link';
import { RuleList } from '../rule-list';
import { nameAndNumber, sectionsOf } from '../sections';
import { boundInShort, boundTo } from './bound';
import { Neighbours } from './neighbours';
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
  const bound = boundTo(entry, all, byId);
  const boundWords = boundInShort(bound, cards.length);
  return (
    <Page>
      <div className={styles.top}>
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
        <Neighbours all={all} entry={entry} />
      </div>
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
            {boundWords !== '' && (
              <a href="#bound-up" className={styles.ways}>
                {boundWords}
              </a>
            )}
          </div>
          {isQuestion(entry) && <p className={styles.ruling}>{withRuleLinks(entry.ruling)}</p>}
          <RuleFacts entry={entry} withOthers={false} />
        </div>
        {isQuestion(entry) ? (
          <section className={styles.others}>
            <h2>The rules in question</h2>
            <RuleList
              sections={sectionsOf(entry.rules.flatMap((id) => byId.get(id) ?? []))}
              text=""
              byId={byId}
            />
          </section>
        ) : (
          section.length > 1 && (
            <Siblings title={where} number={number} section={section} entry={entry} byId={byId} />
          )
        )}
        <RuleAside
          id="bound-up"
          entry={entry}
          bound={bound}
          cards={cards}
          className={styles.aside}
        />
      </div>
    </Page>
  );
}

/** So many rules before it stand open: it is in sight among them. */
const FEW_BEFORE = 3;

/** Its section, with itself in its place; where much comes before it, that is folded. */
function Siblings({
  title,
  number,
  section,
  entry,
  byId,
}: {
  readonly title: string;
  readonly number: string;
  readonly section: readonly Entry[];
  readonly entry: Entry;
  readonly byId: ReadonlyMap<string, Entry>;
}) {
  const place = section.indexOf(entry);
  const folded = place > FEW_BEFORE ? section.slice(0, place) : [];
  const untitled = (some: readonly Entry[]) =>
    sectionsOf(some).map((one) => ({ ...one, title: '' }));
  // what goes with it stands above
  const rest = section.slice(folded.length).map((one) => (one === entry ? bare(one) : one));
  return (
    <section className={styles.others}>
      <h2>
        {title}
        {number && <small>{number}</small>}
      </h2>
      {folded.length > 0 && (
        <details className={styles.before}>
          <summary>{counted(folded.length, 'rule')} before it</summary>
          <RuleList sections={untitled(folded)} text="" byId={byId} />
        </details>
      )}
      <RuleList sections={untitled(rest)} text="" here={entry.id} byId={byId} />
    </section>
  );
}

/** A rule by its words alone. */
function bare(entry: Entry): Entry {
  if (isQuestion(entry)) return entry;
  if (isOfBoard(entry)) {
    const { layer, notes, basis, repeats, differs, doubt, questions, ...words } = entry;
    return words;
  }
  const { notes, ...words } = entry;
  return words;
}

/** The book of a rule; of a question, what it is about. */
function bookOfEntry(entry: Entry): string {
  if (!isQuestion(entry)) return bookOf(entry);
  return isOfBoard(entry)
    ? `Board game, ${editionName(entry.edition)}, what is left open`
    : 'Where the rulebooks disagree or are silent';
}
