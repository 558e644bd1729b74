import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { RuleFacts } from '@/app/_ui/rules/rule-text';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { editionName, otherEdition } from '@/lib/board/rules/book';
import { type Card, fullName } from '@/lib/cards/card';
import { idsIn } from '@/lib/rules/ids';
import { counted } from '@/lib/sentences';
import styles from './rule-aside.module.css';

/** As many cards as are named of those that a rule governs. */
const CARDS_SHOWN = 6;

/** What a rule is bound up with: its note, rulings, the rules that name it, the other edition, cards. */
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
  return (
    <div className={classes(styles.aside, className)}>
      <RuleFacts entry={entry} withOthers={false} />
      <Part title={answers.length === 1 ? 'Ruling' : 'Rulings'} entries={answers} />
      <Part title="Referred to by" entries={naming} />
      {isOfBoard(entry) && (
        <Part
          title={`In the ${editionName(otherEdition(entry.edition))}`}
          entries={inOtherEdition(entry, byId)}
        />
      )}
      {cards.length > 0 && (
        <section aria-labelledby="cards">
          <h2 id="cards">{counted(cards.length, 'card')} played by it</h2>
          <Cards cards={cards.slice(0, CARDS_SHOWN)} />
          {cards.length > CARDS_SHOWN && (
            <details className={styles.more}>
              <summary>{cards.length - CARDS_SHOWN} more</summary>
              <Cards cards={cards.slice(CARDS_SHOWN)} />
            </details>
          )}
        </section>
      )}
    </div>
  );
}

function Cards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id} data-inspect={card.id}>
          <Link href={`/cards/${card.id}`}>{fullName(card)}</Link>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link href={`/rules/${entry.id}`}>{entry.id}</Link> <Said entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ entry }: { readonly entry: Entry }): ReactNode {
  if (!isQuestion(entry)) return entry.text;
  return (
    <>
      {entry.question} <span className="text-muted">{withRuleLinks(entry.ruling)}</span>
    </>
  );
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
