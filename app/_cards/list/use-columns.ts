'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from '@/app/_ui/base/store';
import { collectionFlag } from '@/app/_ui/stored/flag';
import { CARD_COLUMNS, type CardColumnKey, COLLECTOR_COLUMNS, USUAL_COLUMNS } from './column-keys';

/** Null while the reader has chosen none, undefined before it is looked up. */
const chosen = createStore<readonly CardColumnKey[] | null | undefined>(undefined);

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
let stored: { readonly columns: readonly CardColumnKey[] | null } | undefined;

/** The reader's choice of columns, kept on this machine. */
export function useColumns(): readonly [
  readonly CardColumnKey[],
  (columns: readonly CardColumnKey[]) => void,
] {
  const columns = useSyncExternalStore(
    (listener) => {
      const leaves = [chosen.subscribe(listener), collectionFlag.subscribe(listener)];
      return () => {
        for (const leave of leaves) leave();
      };
    },
    () => chosenColumns() ?? (collectionFlag.get() ? COLLECTOR_COLUMNS : USUAL_COLUMNS),
    () => USUAL_COLUMNS,
  );
  return [columns, chooseColumns];
}

/** The columns that the reader chose, or null. */
export function chosenColumns(): readonly CardColumnKey[] | null {
  stored ??= { columns: read(KEY) };
  const now = chosen.get();
  return now === undefined ? stored.columns : now;
}

/** Null: the usual ones. */
export function chooseColumns(columns: readonly CardColumnKey[] | null): void {
  try {
    if (columns === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(columns));
  } catch {
    // then the choice lasts until the page is left
  }
  chosen.set(columns);
}
