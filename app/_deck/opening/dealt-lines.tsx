import { CardLine } from '@/app/_ui/card/card-line';
import { Gist } from '@/app/_ui/card/operation/operation';
import type { Card } from '@/lib/cards/card';
import styles from './dealt-lines.module.css';

/** Cards that were dealt, a line each with what it does. */
export function DealtLines({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ol>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card differ by place alone
        <li key={`${card.id}-${place}`} className={styles.line}>
          <CardLine
            card={card}
            linked
            picture
            note={
              <span className={styles.gist}>
                <Gist card={card} />
              </span>
            }
          />
        </li>
      ))}
    </ol>
  );
}
