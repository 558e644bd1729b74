import { type ToastMessage, toast } from '@/app/_ui/base/toast';
import { attempt } from '@/app/_ui/stored/attempt';
import type { PageStorage } from '@/app/_ui/stored/page-storage';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import type { Result } from '@/lib/result';
import type { StoredDeck } from '@/lib/storage/decks';
import type { StorageProblem } from '@/lib/storage/problems';
import type { BrokenRecord } from '@/lib/storage/records';
import { rememberDeck } from './kept-ways';

/** What the library does with decks. Every outcome is said in a toast; nothing here rejects. */

/**
 * Stores a new deck and gives its id; null where that failed. A deck that waits in the journal
 * counts as stored: the builder, where it is opened next, says how its saving stands.
 */
export async function keepDeck(deck: Deck): Promise<string | null> {
  const created = await attempt('The deck could not be kept', (storage) =>
    storage.createDeck(deck),
  );
  if (created !== null) rememberDeck();
  return created?.id ?? null;
}

/** A deck and the id under which it is stored. */
export type NamedDeck = Pick<StoredDeck, 'id' | 'deck'>;

export async function copyDeck(stored: StoredDeck): Promise<void> {
  const created = await attempt('The deck could not be copied', (storage) =>
    storage.duplicateDeck(stored.id),
  );
  if (created === null) return;
  const title = `${named(stored)} copied`;
  if (created.problem === null) toast({ title });
  else toast({ title, description: created.problem.message, tone: 'warning', timeout: 0 });
}

export function setArchived(stored: NamedDeck, archived: boolean): Promise<boolean> {
  return act(
    `The deck could not be ${archived ? 'archived' : 'brought back'}`,
    (storage) => storage.archiveDeck(stored.id, archived),
    {
      title: `${named(stored)} is ${archived ? 'archived' : 'back among your decks'}`,
      action: { label: 'Undo', onAction: () => void undoArchived(stored.id, !archived) },
    },
  );
}

function undoArchived(id: string, archived: boolean): Promise<boolean> {
  return act('That could not be undone', (storage) => storage.archiveDeck(id, archived));
}

/** Puts a deck into the bin; the toast takes it out again. */
export function binDeck(stored: NamedDeck): Promise<boolean> {
  return act('The deck could not be deleted', (storage) => storage.deleteDeck(stored.id), {
    title: `${named(stored)} is in the bin`,
    description: 'It stays there until you empty it.',
    timeout: 12_000,
    action: { label: 'Undo', onAction: () => void restore(stored) },
  });
}

function restore({ id }: NamedDeck, done?: ToastMessage): Promise<boolean> {
  return act('The deck could not be restored', (storage) => storage.restoreDeck(id), done);
}

export function unbinDeck(stored: StoredDeck): Promise<boolean> {
  return restore(stored, { title: `${named(stored)} is restored` });
}

export function purgeDeck(stored: StoredDeck): Promise<boolean> {
  const done = { title: `${named(stored)} is deleted permanently` };
  return act('The deck could not be deleted', (storage) => storage.purgeDeck(stored.id), done);
}

export function purgeBin(): Promise<boolean> {
  const done = { title: 'The bin is empty' };
  return act('The bin could not be emptied', (storage) => storage.emptyBin(), done);
}

/** Stores tags and note where they changed. */
export async function describeDeck(
  stored: StoredDeck,
  tags: readonly string[],
  notes: string,
): Promise<boolean> {
  const { id, deck } = stored;
  if (!(await act('The tags could not be stored', (storage) => storage.tagDeck(id, tags))))
    return false;
  if (notes === deck.notes) return true;
  return act('The note could not be stored', (storage) =>
    storage.editDeck(id, { kind: 'set-notes', notes }),
  );
}

export function discardBroken(record: BrokenRecord): Promise<boolean> {
  const done = { title: 'The record is removed' };
  return act('The record could not be removed', (storage) => storage.discardBroken(record), done);
}

/** Works with what is stored, and says that it is done, if anything, or why it failed. */
async function act(
  failed: string,
  work: (storage: PageStorage) => Promise<Result<unknown, StorageProblem>>,
  done?: ToastMessage,
): Promise<boolean> {
  const isDone = (await attempt(failed, work)) !== null;
  if (isDone && done !== undefined) toast(done);
  return isDone;
}

function named({ deck }: NamedDeck): string {
  return `“${deckTitle(deck)}”`;
}
