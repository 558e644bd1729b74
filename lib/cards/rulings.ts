import type { CardId } from './card';

/** An erratum or a clarification, in our own words, with the place that gives it. */
export interface Ruling {
  readonly id: string;
  readonly source: 'tat' | 'crf';
  readonly section: string;
  readonly kind: 'erratum' | 'clarification';
  /** The cards that it speaks of; none where it is general. */
  readonly cards: readonly CardId[];
  readonly ruling: string;
  readonly notes?: string | undefined;
}

export function rulingsByCard(rulings: readonly Ruling[]): ReadonlyMap<CardId, readonly Ruling[]> {
  const byCard = new Map<CardId, Ruling[]>();
  for (const ruling of rulings)
    for (const id of ruling.cards) {
      const list = byCard.get(id);
      if (list) list.push(ruling);
      else byCard.set(id, [ruling]);
    }
  return byCard;
}
