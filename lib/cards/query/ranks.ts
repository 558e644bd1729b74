import type { Card } from '@/lib/cards/card';
import { fold } from '@/lib/cards/fold';
import { POWERS } from '@/lib/rules/powers';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { SORT_FIELDS } from './fields';
import type { SortField, SortKey } from './query';

/**
 * For each card its place among the values of one field, upward and downward. Cards that are equal
 * in the field have the same place. X stands after the numbers and absent values last, either way.
 */
export interface Ranks {
  readonly up: Uint16Array;
  readonly down: Uint16Array;
  readonly count: number;
}

/** What the catalogue alone can be sorted by. */
export type PrintedSort = Exclude<SortField, 'own'>;

export function buildRanks(cards: readonly Card[]): Readonly<Record<PrintedSort, Ranks>> {
  return Object.fromEntries(
    SORT_FIELDS.filter((field) => field !== 'own').map((field) => [
      field,
      field === 'name' ? byTitle(cards) : ranksOf(cards.map((card) => sortValue(card, field))),
    ]),
  ) as Record<PrintedSort, Ranks>;
}

const X = Number.MAX_SAFE_INTEGER - 1;
const ABSENT = Number.MAX_SAFE_INTEGER;

function sortValue(card: Card, field: Exclude<PrintedSort, 'name'>): number {
  switch (field) {
    case 'set':
      return SET_CODES.indexOf(card.set);
    case 'deck':
      return CARD_GROUPS.indexOf(card.deck);
    case 'type':
      return CARD_TYPES.indexOf(card.type);
    case 'allegiance':
      return card.allegiance === undefined ? ABSENT : POWERS.indexOf(card.allegiance);
    case 'requirement':
      return card.requirement?.rank ?? ABSENT;
    case 'cost':
      return card.cost === 'X' ? X : card.cost;
    case 'command':
    case 'resistance':
      return card[field] ?? ABSENT;
    default:
      return card.talents?.[field] ?? ABSENT;
  }
}

/** Ranks of the cards by a number each. */
export function ranksOf(values: readonly number[]): Ranks {
  const known = [...new Set(values)].sort((a, b) => a - b);
  const numbers = known.filter((value) => value < X).length;
  const rankOf = new Map(known.map((value, rank) => [value, rank]));
  const up = Uint16Array.from(values, (value) => rankOf.get(value) ?? 0);
  return {
    up,
    down: up.map((rank) => (rank < numbers ? numbers - 1 - rank : rank)),
    count: known.length,
  };
}

/** The catalogue stands by title, so a new title is a new rank. */
function byTitle(cards: readonly Card[]): Ranks {
  const up = new Uint16Array(cards.length);
  let rank = -1;
  let last: string | undefined;
  cards.forEach((card, place) => {
    const title = fold(card.title);
    if (title !== last) rank += 1;
    last = title;
    up[place] = rank;
  });
  return { up, down: up.map((at) => rank - at), count: rank + 1 };
}

/** Puts places of cards in order; ties keep the order in which they come. Linear in the cards. */
export function sortPlaces(
  places: readonly number[],
  sort: readonly SortKey[],
  ranks: (field: SortField) => Ranks,
): readonly number[] {
  let sorted = places;
  // From the last key to the first: each pass is stable, so the first key decides.
  for (const { field, descending } of sort.toReversed()) {
    const { up, down, count } = ranks(field);
    sorted = byRank(sorted, descending ? down : up, count);
  }
  return sorted;
}

function byRank(places: readonly number[], rankOf: Uint16Array, count: number): readonly number[] {
  const next = new Uint16Array(count + 1);
  for (const place of places) {
    const slot = (rankOf[place] ?? 0) + 1;
    next[slot] = (next[slot] ?? 0) + 1;
  }
  for (let rank = 1; rank <= count; rank += 1)
    next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const sorted = new Array<number>(places.length).fill(0);
  for (const place of places) {
    const rank = rankOf[place] ?? 0;
    const slot = next[rank] ?? 0;
    sorted[slot] = place;
    next[rank] = slot + 1;
  }
  return sorted;
}
