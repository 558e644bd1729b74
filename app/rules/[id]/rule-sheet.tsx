import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { type Entry, gameOfId, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf, RuleMore } from '@/app/_ui/rules/rule-text';
import { editionName, otherEdition } from '@/lib/board/rules/book';
import { type Card, fullName } from '@/lib/cards/card';
import { idsIn } from '@/lib/rules/ids';
import { counted } from '@/lib/sentences';
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
  cards = [],
}: {
  readonly entry: Entry;
  readonly byId: ReadonlyMap<string, Entry>;
  /** The cards that it is about, where they are at hand. */
  readonly cards?: readonly Card[];
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
        <Link href="/rules">Rules</Link>
        <ChevronRight size={14} aria-hidden />
        <Link
          href={`${hrefOf(gameOfId(entry.id), null, '')}#${entry.id}`}
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
      {section.length > 1 && (
        <Others
          title="Also in its section"
          entries={section.filter((rule) => rule !== entry)}
          isTitled
        />
      )}
      {naming.length > 0 && <Others title="Rules that name it" entries={naming} />}
      {cards.length > 0 && <Cards cards={cards} />}
      {isOfBoard(entry) && elsewhere.length > 0 && (
        <Others title={`In the ${editionName(otherEdition(entry.edition))}`} entries={elsewhere} />
      )}
    </Page>
  );
}

const CARDS_SHOWN = 12;

function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const more = cards.length - CARDS_SHOWN;
  return (
    <section className="mt-6" aria-labelledby="cards">
      <h2 id="cards">{counted(cards.length, 'card')} played by it</h2>
      <ul className={styles.cards}>
        {cards.slice(0, CARDS_SHOWN).map((card) => (
          <li key={card.id} data-inspect={card.id}>
            <Link href={`/cards/${card.id}`}>{fullName(card)}</Link>
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {more} more</li>}
      </ul>
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
          Previous<span className="visually-hidden">: {previous.id}</span>
        </Link>
      )}
      {next && (
        <Link href={`/rules/${next.id}`} rel="next">
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
  const said = isQuestion(entry) ? [] : idsIn(entry.differs ?? '');
  return [...(entry.same ?? []), ...said];
}

function Others({
  title,
  entries,
  isTitled = false,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The list has the section's own title over it. */
  readonly isTitled?: boolean;
}) {
  return (
    <section className={isTitled ? undefined : 'mt-10'}>
      <h2 className={isTitled ? 'visually-hidden' : undefined}>{title}</h2>
      <RuleList sections={sectionsOf(entries)} text="" />
    </section>
  );
}
