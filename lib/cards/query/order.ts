import { POWERS } from '@/lib/rules/powers';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { amountOf, type Entry, X } from './match';
import type { SortField, SortKey } from './query';

/**
 * The cards in the order that the keys ask for; cards that are equal in all of them keep the order in
 * which they come. X stands behind the numbers and absent values last, upward and downward.
 */
export function sorted(
  entries: readonly Entry[],
  keys: readonly SortKey[],
  owned?: ReadonlyMap<string, number>,
): readonly Entry[] {
  // From the last key to the first: each pass keeps the order of equals, so the first key decides.
  return keys.reduceRight(
    (list, key) => sortedBy(list, (entry) => weight(entry, key, owned)),
    entries,
  );
}

/** Values are few, so cards are put into groups, and only the groups are sorted. */
function sortedBy(entries: readonly Entry[], weightOf: (entry: Entry) => number): readonly Entry[] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const value = weightOf(entry);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [entry]);
    else group.push(entry);
  }
  const list: Entry[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a - b))
    for (const entry of group) list.push(entry);
  return list;
}

function weight(
  entry: Entry,
  { field, descending }: SortKey,
  owned: ReadonlyMap<string, number> | undefined,
): number {
  const value = sortValue(entry, field, owned);
  if (value === undefined) return LAST;
  if (value === X) return LAST - 1;
  return descending ? -value : value;
}

const LAST = Number.MAX_SAFE_INTEGER;

function sortValue(
  { card, titleRank }: Entry,
  field: SortField,
  owned: ReadonlyMap<string, number> | undefined,
): number | undefined {
  switch (field) {
    case 'name':
      return titleRank;
    case 'set':
      return SET_CODES.indexOf(card.set);
    case 'deck':
      return CARD_GROUPS.indexOf(card.deck);
    case 'type':
      return CARD_TYPES.indexOf(card.type);
    case 'allegiance':
      return card.allegiance === undefined ? undefined : POWERS.indexOf(card.allegiance);
    case 'requirement':
      return card.requirement?.rank;
    default:
      return amountOf(card, field, owned);
  }
}
