import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf } from '@/app/_ui/rules/rule-text';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { editionName, otherEdition } from '@/lib/board/rules/book';
import { type Card, fullName } from '@/lib/cards/card';
import { idsIn } from '@/lib/rules/ids';
import { cardsUnder } from './cards-under';
import styles from './rule-aside.module.css';

/** So few cards are named one by one. */
const FEW = 12;

/** What a rule is bound up with: its cards, rulings, the rules that name it, the other edition. */
export function RuleAside({
  entry,
  all,
  byId,
  cards,
  className,
}: {
  readonly entry: Entry;
  /** The entries of its own game. */
  readonly all: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly cards: readonly Card[];
  readonly className?: string | undefined;
}) {
  const answers = all.filter((other) => isQuestion(other) && other.rules.includes(entry.id));
  // those stand below in full
  const inFull = isQuestion(entry) ? entry.rules : [];
  const naming = all.filter(
    (other) =>
      other !== entry && !isQuestion(other) && !inFull.includes(other.id) && names(other, entry),
  );
  const nearby = rulingsNear(entry, all).filter((other) => !answers.includes(other));
  return (
    <div className={classes(styles.aside, className)}>
      <CardsOf entry={entry} cards={cards} />
      <Part title={answers.length === 1 ? 'Ruling' : 'Rulings'} entries={answers} />
      <Part title="Referred to by" entries={naming} />
      {isOfBoard(entry) && (
        <Part
          title={`In the ${editionName(otherEdition(entry.edition))}`}
          entries={inOtherEdition(entry, byId)}
        />
      )}
      <Part title="Rulings on its section" entries={nearby} isShort />
    </div>
  );
}

/** The cards that it is for: few by name, many by one search. */
function CardsOf({ entry, cards }: { readonly entry: Entry; readonly cards: readonly Card[] }) {
  const under = cards.length > FEW ? cardsUnder(entry.id) : undefined;
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">Cards played by it</h2>
      {under === undefined ? (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id} data-inspect={card.id}>
              <Link href={`/cards/${card.id}`}>{fullName(card)}</Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Link href={`/cards?${new URLSearchParams({ q: under[1] })}`}>
            All {cards.length} {under[0]}
          </Link>
        </p>
      )}
    </section>
  );
}

function Part({
  title,
  entries,
  isShort = false,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Of a ruling only what is asked. */
  readonly isShort?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link href={`/rules/${entry.id}`}>{entry.id}</Link>{' '}
            <Said entry={entry} isShort={isShort} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ entry, isShort }: { readonly entry: Entry; readonly isShort: boolean }): ReactNode {
  if (!isQuestion(entry)) return entry.text;
  if (isShort) return entry.question;
  return (
    <>
      {entry.question} <span className="text-muted">{withRuleLinks(entry.ruling)}</span>
    </>
  );
}

/** The questions on the rules that stand with it. */
function rulingsNear(entry: Entry, all: readonly Entry[]): readonly Entry[] {
  if (isQuestion(entry)) return [];
  const section = new Set(
    all.flatMap((rule) =>
      !isQuestion(rule) && bookOf(rule) === bookOf(entry) && rule.section === entry.section
        ? [rule.id]
        : [],
    ),
  );
  return all.filter((other) => isQuestion(other) && other.rules.some((id) => section.has(id)));
}

/** Whether the words that stand with a rule name another. */
function names(rule: Exclude<Entry, { readonly ruling: string }>, named: Entry): boolean {
  const said = isOfBoard(rule) ? [rule.notes, ...(rule.repeats ?? [])] : [rule.notes];
  return said.some((words) => words !== undefined && idsIn(words).includes(named.id));
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
