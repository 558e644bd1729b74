import type { BoardCard } from './card';

/** Cards that a card has to do with, and what they are to it. */
export interface RelatedCards {
  readonly relation: string;
  readonly cards: readonly BoardCard[];
}

/** By kind: what stops it, what it stops, and what explodes with it (GF9-card-lasgun-01, -02). */
const RELATIONS: Readonly<Record<string, readonly (readonly [relation: string, kind: string])[]>> =
  {
    'projectile weapon': [['Stopped by', 'projectile defense']],
    'poison weapon': [['Stopped by', 'poison defense']],
    lasgun: [['Explodes with', 'projectile defense']],
    'projectile defense': [
      ['Stops', 'projectile weapon'],
      ['Explodes with', 'lasgun'],
    ],
    'poison defense': [['Stops', 'poison weapon']],
  };

/** What stops a card or is stopped by it, then the others of its kind, of the cards that are given. */
export function relatedTo(
  { id, kind }: BoardCard,
  cards: readonly BoardCard[],
): readonly RelatedCards[] {
  const others = cards.filter((other) => other.id !== id);
  return [...(RELATIONS[kind] ?? []), ['Of the same kind', kind] as const]
    .map(([relation, sought]) => ({
      relation,
      cards: others.filter((other) => other.kind === sought),
    }))
    .filter((found) => found.cards.length > 0);
}
