import type { Catalogue } from '@/lib/cards/catalogue';
import { setName } from '@/lib/rules/taxonomy';
import { fold } from '@/lib/words/fold';

/**
 * A card's name in running text: its title, with the set where another card has the same title; the
 * id itself where nobody knows the card.
 */
export function cardName(id: string, catalogue: Catalogue): string {
  const card = catalogue.byId.get(id);
  if (card === undefined) return id;
  return sharedTitles(catalogue).has(fold(card.title))
    ? `${card.title} (${setName(card.set)})`
    : card.title;
}

const SHARED = new WeakMap<Catalogue, ReadonlySet<string>>();

function sharedTitles(catalogue: Catalogue): ReadonlySet<string> {
  const known = SHARED.get(catalogue);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { title } of catalogue.cards) {
    const key = fold(title);
    if (seen.has(key)) shared.add(key);
    seen.add(key);
  }
  SHARED.set(catalogue, shared);
  return shared;
}
