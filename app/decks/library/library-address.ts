import { parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { DeckSortKey, SortOrder } from '@/lib/storage/decks';

/** What the library's address holds. */
export interface LibraryView {
  readonly q: string;
  readonly sponsor: string | null;
  readonly tag: string | null;
  readonly sort: DeckSortKey;
  readonly reverse: boolean;
  readonly shelf: ShelfName;
}

const SHELVES = ['decks', 'archive', 'bin'] as const;
export type ShelfName = (typeof SHELVES)[number];

const SORT_KEYS = ['updated', 'created', 'name', 'sponsor', 'cards', 'format'] as const;

export const SORTS: readonly { readonly value: DeckSortKey; readonly label: string }[] = [
  { value: 'updated', label: 'Last changed' },
  { value: 'created', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'sponsor', label: 'Sponsor' },
  { value: 'cards', label: 'Most cards' },
  { value: 'format', label: 'Format' },
];

export function isSortKey(value: string): value is DeckSortKey {
  return SORT_KEYS.some((key) => key === value);
}

/** The order that a key is mostly wanted in, or the other one. */
export function orderOf({ sort, reverse }: LibraryView): SortOrder {
  const isDescending = sort === 'updated' || sort === 'created' || sort === 'cards';
  return isDescending === reverse ? 'ascending' : 'descending';
}

/** How nuqs reads and writes it; what is as usual does not stand in the address. */
export const VIEW_PARSERS = {
  q: parseAsString.withDefault(''),
  sponsor: parseAsString,
  tag: parseAsString,
  sort: parseAsStringLiteral(SORT_KEYS).withDefault('updated'),
  reverse: parseAsBoolean.withDefault(false),
  shelf: parseAsStringLiteral(SHELVES).withDefault('decks'),
};
