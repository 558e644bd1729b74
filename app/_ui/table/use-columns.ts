'use client';

import { useSyncExternalStore } from 'react';
import { CARD_COLUMNS, type CardColumnKey, USUAL_COLUMNS } from './column-keys';

const listeners = new Set<() => void>();
let chosen: readonly CardColumnKey[] | undefined;

function isColumn(value: unknown): value is CardColumnKey {
  return CARD_COLUMNS.some((key) => key === value);
}

function read(key: string): readonly CardColumnKey[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isColumn) : USUAL_COLUMNS;
  } catch {
    // storage may be forbidden, or hold what another program wrote
    return USUAL_COLUMNS;
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
      return () => {
        listeners.delete(listener);
      };
    },
    () => {
      chosen ??= read(KEY);
      return chosen;
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
