import type { ReactNode } from 'react';
import type { Card } from '@/lib/cards/card';
import { CardLine } from './card-line';
import styles from './linked-card.module.css';

/** A card as one line whose title leads to its page. */
export function LinkedCard({
  card,
  note = null,
  picture = false,
}: {
  readonly card: Card;
  /** A strip of its picture before it. */
  readonly picture?: boolean;
  /** A second, quieter line. */
  readonly note?: ReactNode;
}) {
  return <CardLine card={card} note={note} picture={picture} linked className={styles.card} />;
}
