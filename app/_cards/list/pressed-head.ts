import type { SortKey } from '@/lib/cards/query/query';

/**
 * The order after a press on a column's head: `first`, then the other way round, then without it.
 * The other columns keep theirs `beside` it (as with Shift), and where the column is the last of them.
 */
export function pressedHead(
  sorting: readonly SortKey[],
  first: SortKey,
  beside: boolean,
): readonly SortKey[] {
  const at = sorting.findIndex(({ field }) => field === first.field);
  const now = sorting[at];
  if (now === undefined) return beside ? [...sorting, first] : [first];
  const isDone = now.descending !== first.descending;
  const other = { ...first, descending: !first.descending };
  if (!beside && at < sorting.length - 1) return [isDone ? first : other];
  return sorting.toSpliced(at, 1, ...(isDone ? [] : [other]));
}
