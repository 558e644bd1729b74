import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { problemOf, type Safety, type StorageProblem } from './problems';
import type { SessionState } from './session-state';

/** What a page shows of an open deck (session.ts). Never changed in place. */
export interface DeckSnapshot {
  /**
   * `loading` not read yet; `saved` all is in the database; `saving` on its way; `unsaved` that
   * failed, see `problem`; `missing` deleted elsewhere or never there; `broken` the stored record
   * cannot be read and is left alone.
   */
  readonly status: 'loading' | 'saved' | 'saving' | 'unsaved' | 'missing' | 'broken';
  /** What is on screen; null while, or because, nothing could be read. */
  readonly deck: Deck | null;
  /** The history, oldest first; lines from `cursor` on are undone and wait for redo. */
  readonly history: readonly HistoryLine[];
  readonly cursor: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next undo or redo would touch, so that a page can say what, and whose change it is. */
  readonly nextUndo: HistoryLine | null;
  readonly nextRedo: HistoryLine | null;
  /** Of the deck in the database; 0 before it is there. */
  readonly revision: number;
  readonly problem: StorageProblem | null;
  /** The last thing that another tab had a part in: a new object each time, to announce once. */
  readonly foreign: ForeignNotice | null;
  /** How many changes of an earlier visit had not been stored and were found in the journal. */
  readonly recovered: number;
  /** With `broken`: what lies in the database, to be downloaded. */
  readonly raw: unknown;
}

export interface HistoryLine {
  readonly id: string;
  readonly edit: Edit;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Made in another tab while this one was open. */
  readonly elsewhere: boolean;
}

export interface ForeignNotice {
  /**
   * `changed` another tab changed the deck; `merged` both did; `overlaid` both did, and this tab's
   * change covers the other's; `undid` undo here took back the other tab's change; `skipped` what
   * was done here came too late; `restored` the store had gone back behind what was on screen;
   * `backup` another tab restored a backup, or undid that.
   */
  readonly kind: 'changed' | 'merged' | 'overlaid' | 'undid' | 'skipped' | 'restored' | 'backup';
  readonly message: string;
}

const WORDS: Readonly<Record<ForeignNotice['kind'], string>> = {
  changed: 'This deck was changed in another tab.',
  merged: 'This deck was changed in another tab; both changes are kept.',
  overlaid:
    'This deck was changed in another tab. The change made here covers it; undo brings it back.',
  undid: 'That took back a change made in another tab. Redo brings it back.',
  skipped:
    'Another tab changed this deck first, so your last step was not carried out. The deck is as both tabs now show it.',
  backup:
    'A backup was restored in another tab, and this deck is now as it is in there. Settings can undo that.',
  restored:
    'The stored deck had gone back to an earlier state. What was on screen is kept; undo shows the earlier state.',
};

export function foreignNotice(kind: ForeignNotice['kind']): ForeignNotice {
  return { kind, message: WORDS[kind] };
}

/** Whether an edit hides what the other one did, so that only undo shows it again. */
export function covers(edit: Edit, other: Edit): boolean {
  switch (edit.kind) {
    case 'replace':
      return true;
    case 'several':
      return edit.edits.some((part) => covers(part, other));
    case 'add':
    case 'remove':
    case 'add-program':
    case 'remove-program':
    case 'consider':
    case 'dismiss':
      return false;
    default:
      return other.kind === 'several'
        ? other.edits.some((part) => covers(edit, part))
        : other.kind === edit.kind || other.kind === 'replace';
  }
}

/** How an open deck is shown. */
export function snapshotOf(state: SessionState): DeckSnapshot {
  const { view, known, fault, foreign, recovered, halt, elsewhere } = state;
  const history = (view?.entries ?? []).map(
    ({ id, edit, at }): HistoryLine => ({ id, edit, at, elsewhere: elsewhere.has(id) }),
  );
  const cursor = view?.cursor ?? 0;
  const nextUndo = history[cursor - 1] ?? null;
  const nextRedo = history[cursor] ?? null;
  return {
    status: statusOf(state),
    deck: view?.deck ?? null,
    history,
    cursor,
    canUndo: nextUndo !== null,
    canRedo: nextRedo !== null,
    nextUndo,
    nextRedo,
    revision: known?.head.revision ?? 0,
    problem: fault === null ? null : problemOf(fault, view === null ? 'library' : safetyOf(state)),
    foreign,
    recovered,
    raw: halt?.raw ?? null,
  };
}

function statusOf({ halt, known, pending, fault, view }: SessionState): DeckSnapshot['status'] {
  if (halt !== null) return halt.status;
  if (known !== null && pending.length === 0) return 'saved';
  if (fault !== null) return 'unsaved';
  return view === null ? 'loading' : 'saving';
}

function safetyOf({ pending, journalled }: SessionState): Safety {
  if (pending.length === 0) return 'none';
  return pending.every((op) => journalled.has(op.id)) ? 'journal' : 'page';
}

/** Whether nobody could tell two states of a session apart. */
export function looksTheSame(one: SessionState, other: SessionState): boolean {
  const parts = (state: SessionState) => [
    ...[statusOf(state), safetyOf(state), state.view, state.foreign],
    ...[state.fault?.code, state.known?.head.revision],
  ];
  const others = parts(other);
  return parts(one).every((part, at) => part === others[at]);
}
