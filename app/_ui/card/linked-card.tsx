import type { Card } from '@/lib/cards/card';
import { CardLine } from './card-line';
import { HoverPreview } from './hover-preview';
import styles from './linked-card.module.css';

/** A card as one line whose title leads to its page; the face on hover and focus. */
export function LinkedCard({ card }: { readonly card: Card }) {
  return (
    <HoverPreview card={card} className={styles.card}>
      <CardLine card={card} note={null} linked />
    </HoverPreview>
  );
}
