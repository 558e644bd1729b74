import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { withRuleLinks } from '@/app/_ui/rules/rule-words';
import { editionName, otherEdition } from '@/lib/board/rules/book';
import { type Card, fullName } from '@/lib/cards/card';
import type { Bound } from './bound';
import { cardsUnder } from './cards-under';
import styles from './rule-aside.module.css';

/** So few cards are named one by one. */
const FEW = 12;

/** What a rule is bound up with: its cards, rulings, the rules that name it, the other edition. */
export function RuleAside({
  id,
  entry,
  bound: { answers, naming, nearby, elsewhere },
  cards,
  className,
}: {
  readonly id: string;
  readonly entry: Entry;
  readonly bound: Bound;
  readonly cards: readonly Card[];
  readonly className?: string | undefined;
}) {
  return (
    <div id={id} className={classes(styles.aside, className)}>
      <CardsOf entry={entry} cards={cards} />
      <Part title={answers.length === 1 ? 'Ruling' : 'Rulings'} entries={answers} />
      <Part title="Referred to by" entries={naming} />
      {isOfBoard(entry) && (
        <Part title={`In the ${editionName(otherEdition(entry.edition))}`} entries={elsewhere} />
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
  /** Of a ruling what is asked, and the beginning of the answer. */
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
  if (isShort)
    return (
      <>
        {entry.question}
        <span className={styles.answer}>{entry.ruling}</span>
      </>
    );
  return (
    <>
      {entry.question} <span className="text-muted">{withRuleLinks(entry.ruling)}</span>
    </>
  );
}
