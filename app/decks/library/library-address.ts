import {
  type inferParserType,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import type { DeckSortKey, SortOrder } from '@/lib/storage/deck-order';

const SHELVES = ['decks', 'archive', 'bin'] as const;
export type ShelfName = (typeof SHELVES)[number];

export const SORTS: readonly { readonly value: DeckSortKey; readonly label: string }[] = [
  { value: 'updated', label: 'Last changed' },
  { value: 'created', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'sponsor', label: 'Sponsor' },
  { value: 'cards', label: 'Most cards' },
  { value: 'format', label: 'Format' },
];

/** The order that a key is mostly wanted in, or the other one. */
export function orderOf({ sort, reverse }: LibraryView): SortOrder {
  const isDescending = sort === 'updated' || sort === 'created' || sort === 'cards';
  return isDescending === reverse ? 'ascending' : 'descending';
}

/** How nuqs reads and writes it; what is as usual does not stand in the address. */
const VIEW_PARSERS = {
  q: parseAsString.withDefault(''),
  sponsor: parseAsString,
  tag: parseAsString,
  sort: parseAsStringLiteral(SORTS.map(({ value }) => value)).withDefault('updated'),
  reverse: parseAsBoolean.withDefault(false),
  shelf: parseAsStringLiteral(SHELVES).withDefault('decks'),
  /** The sample that is being read. */
  sample: parseAsString,
};

/** What the library's address holds. */
export type LibraryView = inferParserType<typeof VIEW_PARSERS>;

/** The library's view, and how to change it. */
export function useLibraryView() {
  return useQueryStates(VIEW_PARSERS, { history: 'replace' });
}
