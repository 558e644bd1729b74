'use client';

import type { CardId } from '@/lib/cards/card';
import { classes } from '../base/classes';
import styles from './printed.module.css';
import { usePrintedText } from './printed-store';

/** For the `operation` of a card's face: its printed text, where the player has loaded one. */
export function PrintedOperation({ card }: { readonly card: CardId }) {
  const text = usePrintedText(card)?.operation ?? '';
  if (text === '') return null;
  const size = text.length > 220 ? styles.small : text.length > 110 ? styles.middle : undefined;
  return <span className={classes(styles.operation, size)}>{text}</span>;
}
