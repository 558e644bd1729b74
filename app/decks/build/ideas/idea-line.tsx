import type { ReactNode } from 'react';
import { CardLine } from '@/app/_ui/card/card-line';
import { Gist } from '@/app/_ui/card/operation/operation';
import type { Card } from '@/lib/cards/card';
import { uncapital } from '@/lib/sentences';
import { useOneMore } from '../state/use-one-more';
import styles from './ideas.module.css';

/** A card that may come into the deck: what it does, and which sums of the deck one copy of it changes. */
export function IdeaLine({
  card,
  reason = null,
  end,
  children,
}: {
  readonly card: Card;
  /** What speaks for it or against it, in place of what it changes. */
  readonly reason?: ReactNode;
  /** Behind its signs. */
  readonly end?: ReactNode;
  /** Its buttons. */
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.line}>
      <CardLine
        card={card}
        linked
        className={styles.card}
        note={
          <>
            <span className={styles.does}>
              <Gist card={card} />
            </span>
            <span className={styles.changes}>{reason ?? <Changes card={card} />}</span>
          </>
        }
        end={end}
      />
      {children}
    </li>
  );
}

/** "+2 favor, +2 command"; that the deck grows by a card needs no words. */
function Changes({ card }: { readonly card: Card }) {
  return useOneMore(card)
    ?.numbers.filter(({ name }) => !name.endsWith(' deck'))
    .map(({ name, before, after }) => {
      const by = after - before;
      return `${by < 0 ? '−' : '+'}${Math.abs(by)} ${uncapital(name.replace(/ (when all engage|ranks|income|left)$/, ''))}`;
    })
    .join(', ');
}
