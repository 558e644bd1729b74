import type { Card } from '@/lib/cards/card';
import { CardLine, type CardLineProps } from './card-line';
import styles from './linked-card.module.css';

/** A card as one line whose title leads to its page; without a second line, unless told. */
export function LinkedCard({
  note = null,
  ...line
}: { readonly card: Card } & Pick<CardLineProps, 'note' | 'picture' | 'signs' | 'wraps'>) {
  return <CardLine {...line} note={note} linked className={styles.card} />;
}
