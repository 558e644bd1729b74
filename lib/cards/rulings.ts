import type { z } from 'zod';
import type { CardId } from './card';
import type { rulingSchema } from './load-rulings';

/** An erratum, a clarification or an optional rule, in our own words, with the place that gives it. */
export type Ruling = Readonly<z.infer<typeof rulingSchema>>;

export const RULING_KINDS: Readonly<Record<Ruling['kind'], string>> = {
  erratum: 'Erratum',
  clarification: 'Clarification',
  optional: 'Optional rule',
};

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
