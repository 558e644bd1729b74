'use client';

import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/base/link';
import type { Card, CardId } from '@/lib/cards/card';
import { setName } from '@/lib/rules/taxonomy';
import { useCatalogue } from '../data/use-catalogue';
import { PowerIcon } from '../icons/powers';
import { TypeIcon } from '../icons/types';
import styles from './card-chip.module.css';
import { SetMark } from './set-mark';

export interface CardChipProps {
  readonly card: Card;
  /** Copies; shown as "3 ×" where more than one. */
  readonly count?: number | undefined;
  /** Name the set, where another set has the same title. */
  readonly withSet?: boolean;
}

/** A card inside a sentence: its name, its type's colour and sign; the card on hover and focus. */
export function CardChip({ card, count, withSet = false }: CardChipProps) {
  return (
    <Link
      href={`/cards/${card.id}`}
      className={styles.chip}
      data-type={card.type}
      data-inspect={card.id}
    >
      <TypeIcon type={card.type} size={14} />
      <span className="min-w-0">
        {count !== undefined && count > 1 && `${count} × `}
        {card.title}
        {card.subtitle && `, ${card.subtitle}`}
        {!withSet && <SetMark card={card} />}
      </span>
      {card.allegiance && <PowerIcon power={card.allegiance} coloured named size={14} />}
      {withSet && <span className="text-muted font-normal">{setName(card.set)}</span>}
    </Link>
  );
}

/** The same where only the id is known. `title` shows until the catalogue is there, or if no card has it. */
export function CardChipById({
  id,
  title,
  ...rest
}: Omit<CardChipProps, 'card'> & { readonly id: CardId; readonly title?: string }) {
  const state = useCatalogue();
  const card = state.status === 'ready' ? state.catalogue.byId.get(id) : undefined;
  if (card) return <CardChip card={card} {...rest} />;
  return <span className={styles.chip}>{title ?? id}</span>;
}

/** Chips in a row that wraps. */
export function ChipList({ children }: { readonly children: ReactNode }) {
  return <span className={styles.list}>{children}</span>;
}
