import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import type { StorageProblem } from './problems';

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
      return false;
    default:
      return other.kind === 'several'
        ? other.edits.some((part) => covers(edit, part))
        : other.kind === edit.kind || other.kind === 'replace';
  }
}
