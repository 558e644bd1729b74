import type { CardId } from '@/lib/cards/card';
import type { Columns } from './columns';
import { buildHaystack, type Haystack, linesOf } from './haystack';
import { type Ranks, ranksOf } from './ranks';

/**
 * What the player's own things look like beside the columns of the catalogue. Each is made when a
 * search first asks for it and kept for as long as its map: a collection that changes is a new map.
 */

type ForColumns<T> = WeakMap<Columns, T>;

function kept<K extends object, T>(
  made: WeakMap<K, ForColumns<T>>,
  from: K,
  columns: Columns,
  make: () => T,
): T {
  const known = made.get(from) ?? new WeakMap<Columns, T>();
  made.set(from, known);
  const value = known.get(columns) ?? make();
  known.set(columns, value);
  return value;
}

const copies = new WeakMap<object, ForColumns<Uint16Array>>();
const ranks = new WeakMap<object, ForColumns<Ranks>>();
const texts = new WeakMap<object, ForColumns<Haystack>>();

/** Copies owned, for each card in the order of the catalogue. */
export function copiesOwned(columns: Columns, owned: ReadonlyMap<CardId, number>): Uint16Array {
  return kept(copies, owned, columns, () => {
    const counts = new Uint16Array(columns.size);
    for (const [id, count] of owned) {
      const place = columns.placeOf.get(id);
      if (place !== undefined) counts[place] = Math.max(0, Math.min(count, 65_535));
    }
    return counts;
  });
}

/** The order of the cards by copies owned. */
export function ownedRanks(columns: Columns, owned: ReadonlyMap<CardId, number>): Ranks {
  return kept(ranks, owned, columns, () => ranksOf([...copiesOwned(columns, owned)]));
}

/** The loaded texts, ready to be searched. */
export function printedTexts(columns: Columns, printed: ReadonlyMap<CardId, string>): Haystack {
  return kept(texts, printed, columns, () => {
    const lines = Array.from({ length: columns.size }, (): readonly string[] => []);
    for (const [id, text] of printed) {
      const place = columns.placeOf.get(id);
      if (place !== undefined) lines[place] = linesOf(text);
    }
    return buildHaystack(lines);
  });
}
