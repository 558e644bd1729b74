import type { Card } from '@/lib/cards/card';
import { CardLine } from './card-line';
import styles from './linked-card.module.css';

/** A card as one line whose title leads to its page. */
export function LinkedCard({ card }: { readonly card: Card }) {
  return <CardLine card={card} note={null} linked className={styles.card} />;
}
