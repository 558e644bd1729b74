import { type LocalTexts, readTexts } from './local-texts';
import { type Op, opSchema } from './records';

const PREFIX = 'registry:journal:';

export type Journal = ReturnType<typeof createJournal>;

/**
 * The emergency journal: each change is written here at once, before its way into the database
 * begins, and removed when the database has it. One key a change, so that two tabs never write the
 * same key. What cannot be read stays where it is.
 */
export function createJournal(local: LocalTexts) {
  const keyOf = (op: Op) => `${PREFIX}${op.deckId}:${op.id}`;
  const readAll = (prefix = PREFIX) => readTexts(local, prefix, 'journal', opSchema);

  return {
    /**
     * Writes ops in their order and says how many are safe. From the first that the storage does not
     * take (full, switched off, missing) they are only kept for as long as the page lives: what is safe
     * has no gap.
     */
    write(ops: readonly Op[]): number {
      const texts = ops.map((op) => [keyOf(op), JSON.stringify(op)] as const);
      const full = texts.findIndex(([key, text]) => !local.put(key, text));
      if (full < 0) return ops.length;
      for (const [key, text] of texts.slice(full)) local.keepOnPage(key, text);
      return full;
    },
    remove(ops: readonly Op[]): void {
      for (const op of ops) local.remove(keyOf(op));
    },
    /** What was left behind for a deck, in an order in which it can be taken in. */
    read(deckId: string): readonly Op[] {
      const ops = readAll(`${PREFIX}${deckId}:`).good.map(({ value }) => value);
      return ops.filter((op) => op.deckId === deckId).toSorted(inOrder);
    },
    /** The decks that something is waiting for. */
    deckIds: (): ReadonlySet<string> => new Set(readAll().good.map(({ value }) => value.deckId)),
    broken: () => readAll().broken,
    /** Removes everything about a deck. */
    clear(deckId: string): void {
      for (const [key] of local.entries(`${PREFIX}${deckId}:`)) local.remove(key);
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
