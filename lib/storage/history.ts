import type { Deck } from '@/lib/decks/deck';
import { applyEdit } from '@/lib/decks/edits';
import { type Entry, type Mark, type Op, readDeck } from './records';

/**
 * A deck's history as a value, and the one function that moves it. Nothing here touches storage:
 * the page's optimistic view and the write in the database are made by the same function.
 */
export interface History {
  readonly base: Deck;
  readonly entries: readonly Entry[];
  /** Entries done; those from here on wait for redo. */
  readonly cursor: number;
  /** base + entries[0..cursor) */
  readonly deck: Deck;
  /** What has already been taken in, by writer, last writer last. */
  readonly seen: readonly Mark[];
}

/** More writers than this since a journal was left behind do not happen: opening a deck empties it. */
const MOST_MARKS = 200;

export function sameDeck(one: Deck, other: Deck): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The deck after the first `cursor` entries. */
export function deckAt(base: Deck, entries: readonly Entry[], cursor: number): Deck {
  return entries.slice(0, cursor).reduce((deck, entry) => applyEdit(deck, entry.edit), base);
}

export function markOf(seen: readonly Mark[], by: string): number {
  return seen.find((mark) => mark.by === by)?.seq ?? -1;
}

export function hasSeen(seen: readonly Mark[], mark: Mark): boolean {
  return markOf(seen, mark.by) >= mark.seq;
}

export function withMark(seen: readonly Mark[], { by, seq }: Mark): readonly Mark[] {
  return [...seen.filter((mark) => mark.by !== by), { by, seq }].slice(-MOST_MARKS);
}

/** `old`: taken in before. `skipped`: no longer possible, because another tab came first. */
export type Applied = 'done' | 'old' | 'skipped';

/**
 * The history after one op. Idempotent: an op that was taken in before changes nothing. Edits go on
 * top of whatever is there; undo and redo name the entry they mean and are skipped when that is not
 * the next one any more, so that nobody's undo can hit somebody else's change.
 */
export function applyOp(
  history: History,
  op: Op,
): { readonly history: History; readonly applied: Applied } {
  if (hasSeen(history.seen, op)) return { history, applied: 'old' };
  const seen = withMark(history.seen, op);
  const next = move(history, op);
  return next === null
    ? { history: { ...history, seen }, applied: 'skipped' }
    : { history: { ...next, seen }, applied: 'done' };
}

/** The history after ops of which the first may be the one that creates the deck. */
export function afterOps(start: History | null, ops: readonly Op[]): History | null {
  let history = start;
  for (const op of ops) {
    if (history !== null) history = applyOp(history, op).history;
    else if (op.kind === 'create') history = { ...op.head, entries: op.entries };
  }
  return history;
}

function move(history: History, op: Op): History | null {
  const { base, entries, cursor } = history;
  switch (op.kind) {
    case 'create':
      return null;
    case 'undo':
      if (entries[cursor - 1]?.id !== op.entry) return null;
      return { ...history, cursor: cursor - 1, deck: deckAt(base, entries, cursor - 1) };
    case 'redo': {
      const next = entries[cursor];
      if (next?.id !== op.entry) return null;
      return { ...history, cursor: cursor + 1, deck: applyEdit(history.deck, next.edit) };
    }
    case 'edit': {
      const deck = applyEdit(history.deck, op.edit);
      if (!readDeck(deck).ok) return null;
      const amends = op.amends !== null && entries[cursor - 1]?.id === op.amends;
      const kept = entries.slice(0, amends ? cursor - 1 : cursor);
      const entry: Entry = { id: op.id, edit: op.edit, at: op.at, by: op.by };
      return { ...history, entries: [...kept, entry], cursor: kept.length + 1, deck };
    }
  }
}

/** The same changes, done as far. */
export function sameHistory(one: History, other: History): boolean {
  return (
    one.cursor === other.cursor &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, at) => entry.id === other.entries[at]?.id)
  );
}
