import type { Edit } from '@/lib/decks/edits';
import type { Known, Outcome } from './commit';
import { headAt } from './commit';
import { restoredSince } from './compare-decks';
import { afterOps, applyOp, type History, hasSeen, markOf, sameDeck, sameHistory } from './history';
import { type Fault, recordFault } from './problems';
import type { Entry, Head, Op } from './records';
import { covers, type ForeignNotice, foreignNotice } from './snapshot';

/** What an open deck is made of (session.ts). Never changed in place. */
export interface SessionState {
  /** The writer of this session's ops. */
  readonly me: string;
  /** The deck as it was last seen in the database. */
  readonly known: Known | null;
  /** Stands in for `known` where only the head of a deck could be read. */
  readonly remains: History | null;
  /** Ops that have not arrived there, and the ids of those that are in the journal. */
  readonly pending: readonly Op[];
  readonly journalled: ReadonlySet<string>;
  /** What is on screen: `known` with `pending` on top. */
  readonly view: History | null;
  /** The database does not have the deck, and `pending` begins with its creation. */
  readonly isUnborn: boolean;
  readonly halt: { readonly status: 'missing' | 'broken'; readonly raw: unknown } | null;
  readonly fault: Fault | null;
  readonly foreign: ForeignNotice | null;
  /** Ids of entries that were made in another tab while this one was open. */
  readonly elsewhere: ReadonlySet<string>;
  /** Changes of an earlier visit that were found in the journal. */
  readonly recovered: number;
}

/** Makes the ops that a session needs of its own accord. */
export interface OpMaker {
  edit(edit: Edit): Op;
  create(head: Head, entries: readonly Entry[]): Op;
}

/** A session before anything was read, with what the journal held. */
export function beginning(me: string, journal: readonly Op[]): SessionState {
  return withView({
    me,
    known: null,
    remains: null,
    pending: journal,
    journalled: new Set(journal.map((op) => op.id)),
    view: null,
    isUnborn: false,
    halt: null,
    fault: null,
    foreign: null,
    elsewhere: new Set(),
    recovered: journal.filter((op) => op.kind !== 'create').length,
  });
}

function withView(state: SessionState): SessionState {
  return { ...state, view: afterOps(state.known?.history ?? state.remains, state.pending) };
}

/** With one more op on screen and on its way; null where it is not possible. */
export function withOp(state: SessionState, op: Op): SessionState | null {
  if (state.view === null) return null;
  const next = applyOp(state.view, op);
  if (next.applied !== 'done') return null;
  return { ...state, view: next.history, pending: [...state.pending, op] };
}

/** The session after a turn of writing (`batch`, perhaps empty) and reading. */
export function afterOutcome(
  before: SessionState,
  batch: readonly Op[],
  outcome: Outcome,
  make: OpMaker,
): SessionState {
  const state: SessionState = { ...before, fault: null, halt: null };
  switch (outcome.kind) {
    case 'done':
      return arrived(state, batch, outcome.known, outcome.skipped, make);
    case 'deleted': {
      const halted = halt(state, 'missing', outcome.forEver ? 'purged' : 'deleted');
      return outcome.forEver ? { ...halted, journalled: new Set() } : halted;
    }
    case 'broken': {
      const { head, broken } = outcome;
      const remains =
        head === null || state.known !== null
          ? state.remains
          : { base: head.deck, deck: head.deck, entries: [], cursor: 0, seen: head.seen };
      const halted = { status: 'broken', raw: broken.raw } as const;
      const next = { ...state, remains, halt: halted, fault: recordFault(broken.problem) };
      return remains === state.remains ? next : withView(next);
    }
    case 'absent': {
      const pending = putBack(state, make);
      return pending.some((op) => op.kind === 'create')
        ? { ...state, pending, isUnborn: true }
        : { ...halt(state, 'missing', 'no-deck'), isUnborn: false };
    }
  }
}

function halt(state: SessionState, status: 'missing', code: Fault['code']): SessionState {
  return { ...state, halt: { status, raw: null }, fault: { code, detail: '' } };
}

/** The database was wiped: there the deck begins again as it is known here. */
function putBack({ known, pending }: SessionState, make: OpMaker): readonly Op[] {
  if (known === null) return pending;
  const { head, history } = known;
  return [make.create(headAt(head, history, head.updatedAt), history.entries), ...pending];
}

/** A batch is in the store, perhaps on top of another tab's changes. */
function arrived(
  state: SessionState,
  batch: readonly Op[],
  known: Known,
  skipped: readonly Op[],
  make: OpMaker,
): SessionState {
  const before = state.known?.history ?? null;
  const now = known.history;
  const pending = state.pending.filter((op) => !batch.includes(op));
  const next = withView({ ...state, known, pending });
  if (before === null || state.view === null) return next;
  const last = before.seen.at(-1);
  if (last !== undefined && !hasSeen(now.seen, last)) return keepOnScreen(next, state.view, make);
  const expected = batch.reduce((history, op) => applyOp(history, op).history, before);
  const isTouched = now.seen.some(
    (mark) => mark.by !== state.me && mark.seq > markOf(expected.seen, mark.by),
  );
  const joined =
    isTouched && !sameHistory(expected, now) ? withForeign(next, before, now, batch) : next;
  return skipped.some((op) => op.by === state.me)
    ? { ...joined, foreign: foreignNotice('skipped') }
    : joined;
}

/** Another tab's changes are in: which they are, and how they stand to those made here. */
function withForeign(
  state: SessionState,
  before: History,
  now: History,
  batch: readonly Op[],
): SessionState {
  const had = new Set(before.entries.map((entry) => entry.id));
  const theirs = now.entries.filter((entry) => entry.by !== state.me && !had.has(entry.id));
  const elsewhere = new Set([...state.elsewhere, ...theirs.map((entry) => entry.id)]);
  const mine = [...batch, ...state.pending].flatMap((op) => (op.kind === 'edit' ? [op.edit] : []));
  const isCovered = mine.some((edit) => theirs.some((entry) => covers(edit, entry.edit)));
  const ours = mine.length === 0 ? 'changed' : isCovered ? 'overlaid' : 'merged';
  const kind = restoredSince(before.seen, now.seen) ? 'backup' : ours;
  return { ...state, elsewhere, foreign: foreignNotice(kind) };
}

/** The store has forgotten what it had: an older state was put in its place. */
function keepOnScreen(state: SessionState, shown: History, make: OpMaker): SessionState {
  const next = withView({ ...state, pending: [] });
  if (next.view === null || sameDeck(next.view.deck, shown.deck)) return next;
  const kept = withOp(next, make.edit({ kind: 'replace', deck: shown.deck }));
  return { ...(kept ?? next), foreign: foreignNotice('restored') };
}
