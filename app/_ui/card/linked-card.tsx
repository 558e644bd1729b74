import type { ReactNode } from 'react';
import type { Card } from '@/lib/cards/card';
import { CardLine } from './card-line';
import styles from './linked-card.module.css';

/** A card as one line whose title leads to its page. */
export function LinkedCard({
  card,
  note = null,
}: {
  readonly card: Card;
  /** A second, quieter line. */
  readonly note?: ReactNode;
}) {
  return <CardLine card={card} note={note} linked className={styles.card} />;
}
