import { applyEdit, type Edit } from '@/lib/decks/edits';
import { fail, ok, type Result } from '@/lib/result';
import { commit, type Outcome } from './commit';
import { type Created, creation, storeNew } from './create';
import { onChange, type Store } from './db';
import { sameDeck } from './history';
import { oneAtATime } from './one-at-a-time';
import { problemOf, recordFault, type StorageProblem } from './problems';
import { type Entry, type Op, readEdit } from './records';
import { afterOutcome, beginning, type OpMaker, type SessionState, withOp } from './session-state';
import { foreignNotice, looksTheSame, snapshotOf } from './snapshot';

export type DeckSession = ReturnType<typeof openDeckSession>;

/** Typing goes on in one history entry as long as its pauses are shorter than this. */
const BURST_MS = 1_500;
const TYPED: ReadonlySet<Edit['kind']> = new Set(['set-name', 'set-house-name', 'set-notes']);

/**
 * Opens a stored deck, or one that waits in the journal. The first snapshot is mostly `loading`.
 *
 * A stored deck is where it began (`base`) and the list of edits made since. What is on screen is
 * base + edits[0..cursor): undo and redo only move the cursor, so they reach back to the beginning,
 * after a reload too. A new edit after an undo drops the edits that waited for redo.
 *
 * Everything that a person does becomes an *op* (edit, undo, redo): a small value with an id, its
 * writer (one open deck in one tab) and a running number. An op takes three steps:
 *
 *   1. at once, on this page: it is shown, and written into the emergency journal (journal.ts);
 *   2. soon after: one transaction puts it into the database (commit.ts);
 *   3. when that is committed, it leaves the journal.
 *
 * So a session holds two things: `known`, the deck as last seen in the database, and `pending`, the
 * ops that have not arrived there. The screen is always `known` with `pending` on top, put together
 * by the same function (history.ts) that the transaction uses. The rest follows:
 *
 * - The database fails: `pending` stays. The page works on and says what happened; the next op, or
 *   `retry()`, tries again.
 * - The page crashes: opening the deck takes the journal as `pending`. The store remembers how far
 *   it has taken in each writer's ops, so taking one in twice changes nothing.
 * - Another tab has written first: the transaction sees it by the revision, reads again and puts
 *   `pending` on top of the newer state. Both tabs' changes are kept, and `foreign` says so. An undo
 *   names the entry it means; when that one is no longer on top, it is not carried out.
 * - The database is wiped under the page: the whole deck is put back from `known`.
 * - The deck is deleted elsewhere, or its record cannot be read: nothing is written. The deck stays
 *   on screen, and `keepCopy()` stores it under a new id.
 */
export function openDeckSession(store: Store, deckId: string) {
  const me = store.newId();
  let state = beginning(me, store.journal.read(deckId));
  let seq = state.pending.reduce((highest, op) => Math.max(highest, op.seq), 0);
  let snapshot = snapshotOf(state);
  /** The entry that goes on growing while a person types. */
  let burst: Entry | null = null;
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const stamp = () =>
    ({ version: 1, deckId, id: store.newId(), by: me, seq: ++seq, at: store.now() }) as const;
  const make: OpMaker = {
    edit: (edit) => ({ ...stamp(), kind: 'edit', edit, amends: null }),
    create: (head, entries) => creation(store, head, entries),
  };
  const turns = oneAtATime(takeTurn);
  const unwatch = onChange(store, () => void turns.run());
  void turns.run();

  /** Takes a state up: what is pending goes into the journal, and what is not any more out of it. */
  function become(next: SessionState): void {
    const gone = state.pending.filter((op) => !next.pending.includes(op));
    const waiting = next.pending.filter((op) => !next.journalled.has(op.id));
    const safe = waiting.slice(0, store.journal.write(waiting)).map((op) => op.id);
    store.journal.remove(gone);
    state = { ...next, journalled: new Set([...next.journalled, ...safe]) };
  }

  function publish(): void {
    snapshot = snapshotOf(state);
    for (const listener of [...listeners]) listener();
  }

  /** Takes an op in here and now and sends it on its way. False: it is not possible. */
  function submit(op: Op): boolean {
    const next = hasEnded ? null : withOp(state, op);
    if (next === null) return false;
    become(next);
    void turns.run();
    publish();
    return true;
  }

  /** Shows the change at once and stores it soon after. Fails only for what no deck could hold. */
  function edit(raw: Edit): Result<null, StorageProblem> {
    const refuse = (detail: string) => fail(problemOf({ code: 'refused', detail }, 'none'));
    if (state.view === null) return refuse('the deck is not open');
    const read = readEdit(raw);
    if (!read.ok) return refuse(recordFault(read.problem).detail);
    const { deck } = state.view;
    if (sameDeck(applyEdit(deck, read.value), deck)) return ok(null);
    const op = { ...stamp(), kind: 'edit', edit: read.value, amends: amended(read.value) } as const;
    if (!submit(op)) return refuse('a deck cannot hold that much');
    burst = TYPED.has(op.edit.kind) ? op : null;
    return ok(null);
  }

  function amended(next: Edit): string | null {
    if (burst === null || burst.edit.kind !== next.kind) return null;
    const pause = store.now() - burst.at;
    return pause >= 0 && pause < BURST_MS ? burst.id : null;
  }

  function travel(kind: 'undo' | 'redo'): void {
    const { view, elsewhere } = state;
    const entry = view?.entries[kind === 'undo' ? view.cursor - 1 : view.cursor];
    if (entry === undefined) return;
    if (kind === 'undo' && elsewhere.has(entry.id))
      state = { ...state, foreign: foreignNotice('undid') };
    submit({ ...stamp(), kind, entry: entry.id });
  }

  /** Writes what is pending and reads what is new. */
  async function takeTurn(): Promise<void> {
    if (hasEnded) return;
    const before = state;
    become(state);
    // Read before the first write: a deck can be seen where nothing can be stored.
    const batch = state.known === null && !state.isUnborn ? [] : state.pending;
    const result = await commit(store, deckId, batch, state.known);
    if (hasEnded) return;
    if (result.ok) takeOutcome(batch, result.value);
    else state = { ...state, fault: result.problem };
    if (!looksTheSame(before, state)) publish();
  }

  function takeOutcome(batch: readonly Op[], outcome: Outcome): void {
    const next = afterOutcome(state, batch, outcome, make);
    if (outcome.kind === 'deleted' && outcome.forEver) {
      store.journal.clear(deckId);
      state = next;
    } else become(next);
    const isWaiting = state.pending.length > 0 && outcome.kind === 'done';
    if (isWaiting || (outcome.kind === 'absent' && state.isUnborn)) void turns.run();
  }

  /**
   * Stores what is on screen, with its history, as a new deck. After that a deck that is missing or
   * broken takes no more edits: go to the copy.
   */
  async function keepCopy(): Promise<Result<Created, StorageProblem>> {
    const { view, known, halt } = state;
    if (view === null) return fail(problemOf({ code: 'no-deck', detail: '' }, 'none'));
    const copy = await storeNew(store, view, known?.head.tags ?? []);
    if (halt !== null && copy.problem === null) {
      // The copy has everything now; here nothing goes on.
      hasEnded = true;
      unwatch();
      store.journal.remove(state.pending);
    }
    return ok(copy);
  }

  return {
    /** The same object until something changes (made for React's useSyncExternalStore). */
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    /** Both do nothing where there is nothing to undo or redo. */
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    /** Tries again to store what is waiting and to read what is new; ready when that has ended. */
    retry: () => (hasEnded ? Promise.resolve() : turns.run()),
    keepCopy,
    /** Ends the session; ready when what could be stored is stored. */
    async close(): Promise<void> {
      unwatch();
      listeners.clear();
      await (state.pending.length > 0 && state.halt === null ? turns.run() : turns.settled());
      hasEnded = true;
    },
  };
}
