import { once } from '@/lib/once';
import type { Card } from './card';

/** Every card, by title then set, with the ways to look one up. Built once from validated records. */
export interface Catalogue {
  readonly cards: readonly Card[];
  readonly byId: ReadonlyMap<string, Card>;
}

export function buildCatalogue(records: readonly Card[]): Catalogue {
  return catalogueOf(records.toSorted(compareByTitle));
}

/** The same of cards that stand in the order of a catalogue already, as one that was sent does. */
export function catalogueOf(cards: readonly Card[]): Catalogue {
  return { cards, byId: new Map(cards.map((card) => [card.id, card])) };
}

const SET_ORDER = { eots: 0, jotc: 1, tat: 2 } as const;
const collator = once(
  () => new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }),
);

/** Title first (without regard to case, accents and punctuation), then set in order of release. */
export function compareByTitle(a: Card, b: Card): number {
  return (
    collator().compare(a.title, b.title) ||
    SET_ORDER[a.set] - SET_ORDER[b.set] ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}
