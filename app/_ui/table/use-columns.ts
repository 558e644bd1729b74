'use client';

import { useSyncExternalStore } from 'react';
import { hasCollection, onCollectionNoted } from '@/app/collection/_shared/flag';
import { CARD_COLUMNS, type CardColumnKey, COLLECTOR_COLUMNS, USUAL_COLUMNS } from './column-keys';

const listeners = new Set<() => void>();
/** Null while the reader has chosen none. */
let chosen: readonly CardColumnKey[] | null | undefined;

function isColumn(value: unknown): value is CardColumnKey {
  return CARD_COLUMNS.some((key) => key === value);
}

function read(key: string): readonly CardColumnKey[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isColumn) : null;
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
      if (chosen === undefined) chosen = read(KEY);
      return chosen ?? (hasCollection() ? COLLECTOR_COLUMNS : USUAL_COLUMNS);
    },
    () => USUAL_COLUMNS,
  );
  return [columns, choose];
}

function choose(columns: readonly CardColumnKey[]): void {
  chosen = columns;
  try {
    localStorage.setItem(KEY, JSON.stringify(columns));
  } catch {
    // then the choice lasts until the page is left
  }
  for (const listener of listeners) listener();
}
