import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { type Entry, gameOfId, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf, RuleMore } from '@/app/_ui/rules/rule-text';
import { idsIn } from '@/app/_ui/rules/rule-words';
import { editionName, otherEdition } from '@/lib/board/rules/book';
import { boardIdsIn } from '@/lib/board/rules/ids';
import { hrefOf, sectionTitle } from '../chapters';
import { CopyLink } from '../copy-link';
import { RuleList } from '../rule-list';
import { sectionsOf } from '../sections';
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
}: {
  readonly entry: Entry;
  readonly byId: ReadonlyMap<string, Entry>;
}) {
  const all = [...byId.values()].filter(({ id }) => gameOfId(id) === gameOfId(entry.id));
  const answers = all.filter((other) => isQuestion(other) && other.rules.includes(entry.id));
  const elsewhere = inOtherEdition(entry, byId);
  const section = isQuestion(entry)
    ? []
    : all.filter(
        (rule) =>
          !isQuestion(rule) && bookOf(rule) === bookOf(entry) && rule.section === entry.section,
      );
  const naming = all.filter(
    (other) =>
      !isQuestion(other) && !section.includes(other) && idsIn(other.notes ?? '').includes(entry.id),
  );
  return (
    <Page narrow>
      <nav className={styles.path} aria-label="Where it stands">
        <Link href="/rules" prefetch={false}>
          Rules
        </Link>
        <ChevronRight size={14} aria-hidden />
        <Link
          href={`${hrefOf(gameOfId(entry.id), null, '')}#${entry.id}`}
          prefetch={false}
          title="See it in its chapter"
        >
          {isQuestion(entry) ? 'Questions' : sectionTitle(entry.section)}
        </Link>
      </nav>
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
      <div className={styles.more}>
        <RuleMore entry={entry} />
      </div>
      {answers.length > 0 && <Others title="What the Registry follows here" entries={answers} />}
      {isQuestion(entry) && (
        <Others
          title="The rules in question"
          entries={entry.rules.flatMap((id) => byId.get(id) ?? [])}
        />
      )}
      {section.length > 1 && <Others title="Its section" entries={section} here={entry.id} />}
      {naming.length > 0 && <Others title="Rules that name it" entries={naming} />}
      {isOfBoard(entry) && elsewhere.length > 0 && (
        <Others title={`In the ${editionName(otherEdition(entry.edition))}`} entries={elsewhere} />
      )}
    </Page>
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
        <Link href={`/rules/${previous.id}`} prefetch={false} rel="prev">
          <ChevronLeft size={16} aria-hidden />
          Previous<span className="visually-hidden">: {previous.id}</span>
        </Link>
      )}
      {next && (
        <Link href={`/rules/${next.id}`} prefetch={false} rel="next">
          Next<span className="visually-hidden">: {next.id}</span>
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

/** What the other edition of the board game has on it, whichever of the two names the other. */
function inOtherEdition(entry: Entry, byId: ReadonlyMap<string, Entry>): readonly Entry[] {
  if (!isOfBoard(entry)) return [];
  const named = otherIds(entry);
  return [...byId.values()].filter(
    (other) =>
      isOfBoard(other) &&
      other.edition !== entry.edition &&
      (named.includes(other.id) || otherIds(other).includes(entry.id)),
  );
}

function otherIds(entry: Entry): readonly string[] {
  if (!isOfBoard(entry)) return [];
  const said = isQuestion(entry) ? [] : boardIdsIn(entry.differs ?? '');
  return [...(entry.same ?? []), ...said];
}

function Others({
  title,
  entries,
  here = null,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly here?: string | null;
}) {
  return (
    <section className={here === null ? 'mt-10' : undefined}>
      {/* the list has the section's own title over it */}
      <h2 className={here === null ? undefined : 'visually-hidden'}>{title}</h2>
      <RuleList sections={sectionsOf(entries)} text="" here={here} />
    </section>
  );
}
