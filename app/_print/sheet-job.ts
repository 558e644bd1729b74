import type { SheetEntry, SheetEvent } from '@/lib/codecs/sheet/model';
import { parseDeck } from '@/lib/decks/parse';

/** What registration sheets are to be printed: an event and its decks, in the order to print. */
export interface SheetJob extends SheetEvent {
  readonly entries: readonly SheetEntry[];
}

const KEY = 'registry-sheets';

let waiting: SheetJob | null = null;

/**
 * Leaves decks for the page that prints registration sheets; go to `SHEETS_HREF` next. The job is
 * kept for this tab's life so that a reload finds it again; where the browser has no room for it,
 * it is kept until the tab is reloaded.
 */
export function keepSheetJob(job: SheetJob): void {
  waiting = job;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(job));
  } catch {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // storage is switched off: the memory holds it
    }
  }
}

/** Where handed-over decks are printed. */
export const SHEETS_HREF = '/print/sheets?from=desk';

/** What was handed over last; null where nothing was, or where what is kept cannot be read. */
export function keptSheetJob(): SheetJob | null {
  if (waiting !== null) return waiting;
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? null : readJob(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** A job from data that another version of this page may have kept; null where it is none. */
export function readJob(data: unknown): SheetJob | null {
  if (!isRecord(data) || !Array.isArray(data.entries)) return null;
  const entries: SheetEntry[] = [];
  for (const entry of data.entries) {
    const deck = parseDeck(isRecord(entry) ? entry.deck : null);
    if (!deck.ok) return null;
    const { player, unread } = isRecord(entry) ? entry : {};
    entries.push({
      player: text(player),
      deck: deck.value,
      unread: Array.isArray(unread) ? unread.map(text) : [],
    });
  }
  return {
    event: text(data.event),
    date: text(data.date),
    ...(typeof data.format === 'string' && { format: data.format }),
    entries,
  };
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function text(data: unknown): string {
  return typeof data === 'string' ? data : '';
}
