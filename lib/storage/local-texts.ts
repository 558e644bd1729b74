import type { z } from 'zod';
import { type BrokenRecord, readRecord } from './records';

/** The part of the browser's localStorage that is used here. Every call may throw. */
export type TextStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export type LocalTexts = ReturnType<typeof createLocalTexts>;

/** Texts by key that are written at once and survive the tab, as far as the browser takes them. Never throws. */
export function createLocalTexts(storage: TextStorage | null) {
  const page = new Map<string, string>();

  function attempt<T>(work: (storage: TextStorage) => T, otherwise: T): T {
    try {
      return storage === null ? otherwise : work(storage);
    } catch {
      return otherwise;
    }
  }

  return {
    /** False where the storage does not take it: full, switched off or missing. */
    put(key: string, text: string): boolean {
      const taken = attempt((store) => {
        store.setItem(key, text);
        return true;
      }, false);
      if (taken) page.delete(key);
      return taken;
    },
    /** What the storage has under a key; null for nothing. */
    get(key: string): string | null {
      return attempt((store) => store.getItem(key), null);
    },
    /** Keeps a text for as long as the page lives. */
    keepOnPage(key: string, text: string): void {
      page.set(key, text);
    },
    remove(key: string): void {
      page.delete(key);
      attempt((store) => store.removeItem(key), undefined);
    },
    /** Everything whose key begins so. */
    entries(prefix: string): readonly (readonly [key: string, text: string])[] {
      const kept = attempt((store) => {
        const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
        return keys.flatMap((key) => {
          const text = key?.startsWith(prefix) ? store.getItem(key) : null;
          return key === null || text === null ? [] : [[key, text] as const];
        });
      }, []);
      return [...kept, ...[...page].filter(([key]) => key.startsWith(prefix))];
    },
  };
}

/** The browser's localStorage, or null where it may not even be looked at. */
export function browserStorage(): TextStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** JSON as a value; any other text as itself. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The records that lie under keys that begin so. What cannot be read is told of and stays there. */
export function readTexts<T>(
  local: LocalTexts,
  prefix: string,
  table: BrokenRecord['table'],
  schema: z.ZodType<T>,
  toRecord = (_key: string, text: string): unknown => parsed(text),
) {
  const good: { readonly key: string; readonly text: string; readonly value: T }[] = [];
  const broken: BrokenRecord[] = [];
  for (const [key, text] of local.entries(prefix)) {
    const read = readRecord(schema, toRecord(key, text));
    if (read.ok) good.push({ key, text, value: read.value });
    else broken.push({ table, id: key, problem: read.problem, raw: text });
  }
  return { good, broken };
}
