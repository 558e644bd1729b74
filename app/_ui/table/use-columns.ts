'use client';

import { useSyncExternalStore } from 'react';
import { hasCollection, onCollectionNoted } from '../stored/collection-flag';
import { CARD_COLUMNS, type CardColumnKey, COLLECTOR_COLUMNS, USUAL_COLUMNS } from './column-keys';

const listeners = new Set<() => void>();
/** Null while the reader has chosen none. */
let chosen: readonly CardColumnKey[] | null | undefined;

function isColumn(value: unknown): value is CardColumnKey {
  return CARD_COLUMNS.some((key) => key === value);
}

/** The columns that are known here, in the order of the list; null for what is no list. */
export function columnsOf(stored: unknown): readonly CardColumnKey[] | null {
  return Array.isArray(stored) ? stored.filter(isColumn) : null;
}

function read(key: string): readonly CardColumnKey[] | null {
  try {
    return columnsOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // storage may be forbidden, or hold what another program wrote
    return null;
  }
}

const KEY = 'registry.columns';

/** The reader's choice of columns, kept on this machine. */
export function useColumns(): readonly [
  readonly CardColumnKey[],
  (columns: readonly CardColumnKey[]) => void,
] {
  const columns = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      const leave = onCollectionNoted(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    () => {
      return chosenColumns() ?? (hasCollection() ? COLLECTOR_COLUMNS : USUAL_COLUMNS);
    },
    () => USUAL_COLUMNS,
  );
  return [columns, chooseColumns];
}

/** The columns that the reader chose, or null. */
export function chosenColumns(): readonly CardColumnKey[] | null {
  if (chosen === undefined) chosen = read(KEY);
  return chosen;
}

/** Null: the usual ones. */
export function chooseColumns(columns: readonly CardColumnKey[] | null): void {
  chosen = columns;
  try {
    if (columns === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(columns));
  } catch {
    // then the choice lasts until the page is left
  }
  for (const listener of listeners) listener();
}
