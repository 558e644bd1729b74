import { applyEdit, type Edit } from '@/lib/decks/edits';
import { fail, ok, type Result } from '@/lib/result';
import { commit, type Known, type Outcome } from './commit';
import { type Created, creation, storeNew } from './create';
import { onChange, type Store } from './db';
import { afterOps, applyOp, type History, hasSeen, markOf, sameDeck, sameHistory } from './history';
import { restoredSince } from './lineage';
import { type Fault, problemOf, recordFault, type Safety, type StorageProblem } from './problems';
import { type Entry, type Op, readEdit } from './records';
import {
  covers,
  type DeckSnapshot,
  type ForeignNotice,
  foreignNotice,
  type HistoryLine,
} from './snapshot';

/**
 * An open deck.
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
export interface DeckSession {
  /** The same object until something changes (made for React's useSyncExternalStore). */
  getSnapshot(): DeckSnapshot;
  subscribe(listener: () => void): () => void;
  /** Shows the change at once and stores it soon after. Fails only for what no deck could hold. */
  edit(edit: Edit): Result<null, StorageProblem>;
  /** Both do nothing where there is nothing to undo or redo. */
  undo(): void;
  redo(): void;
  /** Tries again to store what is waiting and to read what is new; ready when that has ended. */
  retry(): Promise<void>;
  /**
   * Stores what is on screen, with its history, as a new deck. After that a deck that is missing or
   * broken takes no more edits: go to the copy.
   */
  keepCopy(): Promise<Result<Created, StorageProblem>>;
  /** Ends the session; ready when what could be stored is stored. */
  close(): Promise<void>;
}

/** Typing goes on in one history entry as long as its pauses are shorter than this. */
const BURST_MS = 1_500;
const TYPED: ReadonlySet<Edit['kind']> = new Set(['set-name', 'set-house-name', 'set-notes']);

/** Opens a stored deck, or one that waits in the journal. The first snapshot is mostly `loading`. */
export function openDeckSession(store: Store, deckId: string): DeckSession {
  const me = store.newId();
  let known: Known | null = null;
  let pending = store.journal.read(deckId);
  let seq = pending.reduce((highest, op) => Math.max(highest, op.seq), 0);
  const recovered = pending.filter((op) => op.kind !== 'create').length;
  const journalled = new Set(pending.map((op) => op.id));
  let view: History | null = null;
  /** What stands in for `known` where only the head of a deck could be read. */
  let remains: History | null = null;
  let halt: { readonly status: 'missing' | 'broken'; readonly raw: unknown } | null = null;
  /** The database does not have the deck, and `pending` begins with its creation. */
  let unborn = false;
  let fault: Fault | null = null;
  let foreign: ForeignNotice | null = null;
  const elsewhere = new Set<string>();
  let burst: Entry | null = null;
  let ended = false;
  let wanted = false;
  let working: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  refreshView();
  let snapshot = takeSnapshot();
  const unwatch = onChange(store, () => void work());
  void work();

  // ── What is shown ──

  function refreshView(): void {
    view = afterOps(known?.history ?? remains, pending);
  }

  function status(): DeckSnapshot['status'] {
    if (halt !== null) return halt.status;
    if (known !== null && pending.length === 0) return 'saved';
    if (fault !== null) return 'unsaved';
    return view === null ? 'loading' : 'saving';
  }

  function safety(): Safety {
    if (pending.length === 0) return 'none';
    return pending.every((op) => journalled.has(op.id)) ? 'journal' : 'page';
  }

  function takeSnapshot(): DeckSnapshot {
    const history = (view?.entries ?? []).map(
      ({ id, edit, at }): HistoryLine => ({ id, edit, at, elsewhere: elsewhere.has(id) }),
    );
    const cursor = view?.cursor ?? 0;
    const nextUndo = history[cursor - 1] ?? null;
    const nextRedo = history[cursor] ?? null;
    return {
      status: status(),
      deck: view?.deck ?? null,
      history,
      cursor,
      canUndo: nextUndo !== null,
      canRedo: nextRedo !== null,
      nextUndo,
      nextRedo,
      revision: known?.head.revision ?? 0,
      problem: fault === null ? null : problemOf(fault, view === null ? 'library' : safety()),
      foreign,
      recovered,
      raw: halt?.raw ?? null,
    };
  }

  function publish(): void {
    snapshot = takeSnapshot();
    for (const listener of [...listeners]) listener();
  }

  // ── What a person does ──

  const stamp = () =>
    ({ version: 1, deckId, id: store.newId(), by: me, seq: ++seq, at: store.now() }) as const;

  /** Takes an op in here and now and sends it on its way. False: it is not possible. */
  function submit(op: Op): boolean {
    if (view === null || ended) return false;
    const next = applyOp(view, op);
    if (next.applied !== 'done') return false;
    view = next.history;
    pending = [...pending, op];
    journalPending();
    void work();
    publish();
    return true;
  }

  function edit(raw: Edit): Result<null, StorageProblem> {
    const refuse = (detail: string) => fail(problemOf({ code: 'refused', detail }, 'none'));
    if (view === null) return refuse('the deck is not open');
    const read = readEdit(raw);
    if (!read.ok) return refuse(read.problems.map((it) => recordFault(it).detail).join('; '));
    if (sameDeck(applyEdit(view.deck, read.value), view.deck)) return ok(null);
    const op = { ...stamp(), kind: 'edit', edit: read.value, amends: amended(read.value) } as const;
    if (!submit(op)) return refuse('a deck cannot hold that much');
    burst = TYPED.has(op.edit.kind) ? op : null;
    return ok(null);
  }

  /** The entry that goes on growing while a person types. */
  function amended(next: Edit): string | null {
    if (burst === null || burst.edit.kind !== next.kind) return null;
    const pause = store.now() - burst.at;
    return pause >= 0 && pause < BURST_MS ? burst.id : null;
  }

  function travel(kind: 'undo' | 'redo'): void {
    const entry = view?.entries[kind === 'undo' ? view.cursor - 1 : view.cursor];
    if (entry === undefined) return;
    if (kind === 'undo' && elsewhere.has(entry.id)) foreign = foreignNotice('undid');
    submit({ ...stamp(), kind, entry: entry.id });
  }

  // ── The way into the store ──

  function journalPending(): void {
    const waiting = pending.filter((op) => !journalled.has(op.id));
    const safe = store.journal.write(waiting);
    for (const op of waiting.slice(0, safe)) journalled.add(op.id);
  }

  function forget(ops: readonly Op[]): void {
    store.journal.remove(ops);
    pending = pending.filter((op) => !ops.includes(op));
  }

  /** Works until nothing is wanted; what comes meanwhile is done afterwards. */
  function work(): Promise<void> {
    if (ended) return Promise.resolve();
    wanted = true;
    working ??= (async () => {
      try {
        while (wanted) {
          wanted = false;
          await step();
        }
      } finally {
        working = null;
      }
    })();
    return working;
  }

  async function step(): Promise<void> {
    const shown = [status(), safety(), view, fault?.code, foreign, known?.head.revision];
    journalPending();
    // Read before the first write: a deck can be seen where nothing can be stored.
    const batch = known === null && !unborn ? [] : pending;
    const result = await commit(store, deckId, batch, known);
    if (ended) return;
    if (result.ok) settle(batch, result.value);
    else fault = result.problems[0] ?? { code: 'failed', detail: '' };
    const now = [status(), safety(), view, fault?.code, foreign, known?.head.revision];
    if (now.some((part, at) => part !== shown[at])) publish();
  }

  function settle(batch: readonly Op[], outcome: Outcome): void {
    fault = null;
    halt = null;
    switch (outcome.kind) {
      case 'done':
        arrive(batch, outcome.known, outcome.skipped);
        return;
      case 'deleted':
        if (outcome.forEver) {
          store.journal.clear(deckId);
          journalled.clear();
        }
        halt = { status: 'missing', raw: null };
        fault = { code: outcome.forEver ? 'purged' : 'deleted', detail: '' };
        return;
      case 'broken':
        if (outcome.head !== null && known === null) {
          const { deck, seen } = outcome.head;
          remains = { base: deck, deck, entries: [], cursor: 0, seen };
          refreshView();
        }
        halt = { status: 'broken', raw: outcome.broken.raw };
        fault = recordFault(outcome.broken.problem);
        return;
      case 'absent':
        if (known !== null) pending = [putBack(known), ...pending];
        unborn = pending.some((op) => op.kind === 'create');
        wanted ||= unborn;
        if (unborn) return;
        halt = { status: 'missing', raw: null };
        fault = { code: 'no-deck', detail: '' };
    }
  }

  /** The database was wiped: there the deck begins again as it is known here. */
  function putBack({ head, history }: Known): Op {
    const { base, deck, entries, cursor, seen } = history;
    const now = { ...head, base, deck, cursor, length: entries.length, seen: [...seen] };
    return creation(store, now, entries);
  }

  /** A batch is in the store, perhaps on top of another tab's changes. */
  function arrive(batch: readonly Op[], now: Known, skipped: readonly Op[]): void {
    const before = known?.history ?? null;
    const shown = view;
    known = now;
    forget(batch);
    refreshView();
    wanted ||= pending.length > 0;
    if (before === null || shown === null) return;
    const last = before.seen.at(-1);
    if (last !== undefined && !hasSeen(now.history.seen, last)) {
      keepWhatWasShown(shown);
      return;
    }
    const expected = batch.reduce((history, op) => applyOp(history, op).history, before);
    const others = now.history.seen.some(
      (mark) => mark.by !== me && mark.seq > markOf(expected.seen, mark.by),
    );
    if (others && !sameHistory(expected, now.history)) welcome(before, now.history, batch);
    if (skipped.some((op) => op.by === me)) foreign = foreignNotice('skipped');
  }

  function welcome(before: History, now: History, batch: readonly Op[]): void {
    const had = new Set(before.entries.map((entry) => entry.id));
    const theirs = now.entries.filter((entry) => entry.by !== me && !had.has(entry.id));
    for (const entry of theirs) elsewhere.add(entry.id);
    if (restoredSince(before.seen, now.seen)) {
      foreign = foreignNotice('backup');
      return;
    }
    const mine = [...batch, ...pending].flatMap((op) => (op.kind === 'edit' ? [op.edit] : []));
    const covered = mine.some((edit) => theirs.some((entry) => covers(edit, entry.edit)));
    foreign = foreignNotice(mine.length === 0 ? 'changed' : covered ? 'overlaid' : 'merged');
  }

  /** The store has forgotten what it had: an older state was put in its place. */
  function keepWhatWasShown(shown: History): void {
    const rest = pending;
    pending = [];
    refreshView();
    if (view !== null && !sameDeck(view.deck, shown.deck)) {
      const edit = { kind: 'replace', deck: shown.deck } as const;
      foreign = foreignNotice('restored');
      submit({ ...stamp(), kind: 'edit', edit, amends: null });
    }
    store.journal.remove(rest);
  }

  async function keepCopy(): Promise<Result<Created, StorageProblem>> {
    if (view === null) return fail(problemOf({ code: 'no-deck', detail: '' }, 'none'));
    const copy = await storeNew(store, view, known?.head.tags ?? []);
    if (halt !== null && copy.problem === null) {
      // The copy has everything now; here nothing goes on.
      ended = true;
      unwatch();
      store.journal.remove(pending);
    }
    return ok(copy);
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    retry: work,
    keepCopy,
    async close() {
      unwatch();
      listeners.clear();
      if (pending.length > 0 && halt === null) await work();
      else await working;
      ended = true;
    },
  };
}
