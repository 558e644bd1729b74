import { type BrokenRecord, type Op, opSchema, readRecord } from './records';

/** The part of the browser's localStorage that the journal needs. Every call may throw. */
export interface JournalStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The emergency journal: each change is written here at once, before its way into the database
 * begins, and removed when the database has it. One key a change, so that two tabs never write the
 * same key. What cannot be read stays where it is.
 */
export interface Journal {
  /**
   * Writes ops in their order and says how many are safe. From the first that the storage does not
   * take (full, switched off, missing) they are only kept for as long as the page lives: what is safe
   * has no gap.
   */
  write(ops: readonly Op[]): number;
  remove(ops: readonly Op[]): void;
  /** What was left behind for a deck, in an order in which it can be taken in. */
  read(deckId: string): readonly Op[];
  /** The decks that something is waiting for. */
  deckIds(): ReadonlySet<string>;
  broken(): readonly BrokenRecord[];
  /** Removes everything about a deck, or one record that cannot be read, by its key. */
  clear(deckId: string): void;
  discard(key: string): void;
}

const PREFIX = 'registry:journal:';

export function createJournal(storage: JournalStorage | null): Journal {
  /** What the storage would not take. */
  const page = new Map<string, string>();
  const keyOf = (op: Op) => `${PREFIX}${op.deckId}:${op.id}`;

  function attempt<T>(work: (storage: JournalStorage) => T, otherwise: T): T {
    try {
      return storage === null ? otherwise : work(storage);
    } catch {
      return otherwise;
    }
  }

  function records(prefix: string): readonly (readonly [key: string, text: string])[] {
    const kept = attempt((store) => {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
      return keys.flatMap((key) => {
        const text = key?.startsWith(prefix) ? store.getItem(key) : null;
        return key === null || text === null ? [] : [[key, text] as const];
      });
    }, []);
    return [...kept, ...[...page].filter(([key]) => key.startsWith(prefix))];
  }

  function put(key: string, text: string): boolean {
    const taken = attempt((store) => {
      store.setItem(key, text);
      return true;
    }, false);
    if (taken) page.delete(key);
    return taken;
  }

  function remove(key: string): void {
    page.delete(key);
    attempt((store) => store.removeItem(key), undefined);
  }

  return {
    write(ops) {
      const texts = ops.map((op) => [keyOf(op), JSON.stringify(op)] as const);
      const full = texts.findIndex(([key, text]) => !put(key, text));
      if (full < 0) return ops.length;
      for (const [key, text] of texts.slice(full)) page.set(key, text);
      return full;
    },
    remove(ops) {
      for (const op of ops) remove(keyOf(op));
    },
    read(deckId) {
      const ops = records(`${PREFIX}${deckId}:`).flatMap(([, text]) => {
        const read = parse(text);
        return read.ok && read.value.deckId === deckId ? [read.value] : [];
      });
      return ops.toSorted(inOrder);
    },
    deckIds: () =>
      new Set(
        records(PREFIX).flatMap(([, text]) => {
          const read = parse(text);
          return read.ok ? [read.value.deckId] : [];
        }),
      ),
    broken: () =>
      records(PREFIX).flatMap(([id, raw]) => {
        const read = parse(raw);
        return read.ok
          ? []
          : read.problems.map((problem) => ({ table: 'journal', id, problem, raw }));
      }),
    clear: (deckId) => {
      for (const [key] of records(`${PREFIX}${deckId}:`)) remove(key);
    },
    discard: (key) => {
      if (key.startsWith(PREFIX)) remove(key);
    },
  };
}

/**
 * The beginnings of decks first, the newest before the others. Then by running number: a writer counts
 * on from the highest that it found here, so what it did after reading comes after what it read.
 */
function inOrder(one: Op, other: Op): number {
  const revision = (op: Op) => (op.kind === 'create' ? op.head.revision : -1);
  return revision(other) - revision(one) || one.seq - other.seq || (one.by < other.by ? -1 : 1);
}

function parse(text: string) {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = text;
  }
  return readRecord(opSchema, raw);
}

/** The browser's localStorage, or null where it may not even be looked at. */
export function browserJournalStorage(): JournalStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
