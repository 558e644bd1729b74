import { type LocalTexts, parsed } from './local-texts';
import { type BrokenRecord, type Op, opSchema, readRecord } from './records';

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

export function createJournal(local: LocalTexts): Journal {
  const keyOf = (op: Op) => `${PREFIX}${op.deckId}:${op.id}`;
  const read = (prefix: string) =>
    local
      .entries(prefix)
      .map(([key, text]) => [key, text, readRecord(opSchema, parsed(text))] as const);

  return {
    write(ops) {
      const texts = ops.map((op) => [keyOf(op), JSON.stringify(op)] as const);
      const full = texts.findIndex(([key, text]) => !local.put(key, text));
      if (full < 0) return ops.length;
      for (const [key, text] of texts.slice(full)) local.keepOnPage(key, text);
      return full;
    },
    remove(ops) {
      for (const op of ops) local.remove(keyOf(op));
    },
    read(deckId) {
      const ops = read(`${PREFIX}${deckId}:`).flatMap(([, , op]) =>
        op.ok && op.value.deckId === deckId ? [op.value] : [],
      );
      return ops.toSorted(inOrder);
    },
    deckIds: () => new Set(read(PREFIX).flatMap(([, , op]) => (op.ok ? [op.value.deckId] : []))),
    broken: () =>
      read(PREFIX).flatMap(([id, raw, op]) =>
        op.ok
          ? []
          : op.problems.map((problem) => ({ table: 'journal', id, problem, raw }) as const),
      ),
    clear: (deckId) => {
      for (const [key] of local.entries(`${PREFIX}${deckId}:`)) local.remove(key);
    },
    discard: (key) => {
      if (key.startsWith(PREFIX)) local.remove(key);
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
