import { Link } from '@/app/_ui/base/link';
import { CardLine } from '@/app/_ui/card/card-line';
import type { Entry } from '@/app/_ui/data/rule-entry';
import type { Card } from '@/lib/cards/card';
import { cardsUnder } from './cards-under';
import styles from './rule-page.module.css';

/** So few cards are named one by one. */
const FEW = 12;

/** The cards that a rule is for: few by name, many by one search. */
export function RuleCards({
  entry,
  cards,
}: {
  readonly entry: Entry;
  readonly cards: readonly Card[];
}) {
  const under = cards.length > FEW ? cardsUnder(entry.id) : undefined;
  if (cards.length === 0) return null;
  return (
    <section className={styles.cards} aria-labelledby="cards">
      <h2 id="cards">Cards it applies to</h2>
      {under === undefined ? (
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <CardLine card={card} linked />
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
