import { toast } from '@/app/_ui/base/toast';
import { attempt } from '@/app/_ui/stored/attempt';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';
import type { BrokenRecord } from '@/lib/storage/records';

/** What the library does with decks. Every outcome is said in a toast; nothing here rejects. */

/**
 * Stores a new deck and gives its id; null where that failed. A deck that waits in the journal
 * counts as stored: the builder, where it is opened next, says how its saving stands.
 */
export async function keepDeck(deck: Deck): Promise<string | null> {
  const created = await attempt('The deck could not be kept', (storage) =>
    storage.createDeck(deck),
  );
  return created?.id ?? null;
}

export async function copyDeck({ id, deck }: StoredDeck): Promise<void> {
  const created = await attempt('The deck could not be copied', (storage) =>
    storage.duplicateDeck(id),
  );
  if (created === null) return;
  const title = `“${deckTitle(deck)}” copied`;
  if (created.problem === null) toast({ title });
  else toast({ title, description: created.problem.message, tone: 'warning', timeout: 0 });
}

export async function setArchived(stored: StoredDeck, archived: boolean): Promise<boolean> {
  const what = archived ? 'archived' : 'back among your decks';
  const done = await attempt(
    `The deck could not be ${archived ? 'archived' : 'brought back'}`,
    (storage) => storage.archiveDeck(stored.id, archived),
  );
  if (done === null) return false;
  toast({
    title: `“${deckTitle(stored.deck)}” is ${what}`,
    action: { label: 'Undo', onAction: () => void undoArchived(stored.id, !archived) },
  });
  return true;
}

async function undoArchived(id: string, archived: boolean): Promise<void> {
  await attempt('That could not be undone', (storage) => storage.archiveDeck(id, archived));
}

/** Puts a deck into the bin; the toast takes it out again. */
export async function binDeck(stored: StoredDeck): Promise<boolean> {
  const done = await attempt('The deck could not be deleted', (storage) =>
    storage.deleteDeck(stored.id),
  );
  if (done === null) return false;
  toast({
    title: `“${deckTitle(stored.deck)}” is in the bin`,
    description: 'It stays there until you empty it.',
    timeout: 12_000,
    action: { label: 'Undo', onAction: () => void unbinDeck(stored, false) },
  });
  return true;
}

export async function unbinDeck(stored: StoredDeck, isSaid = true): Promise<boolean> {
  const done = await attempt('The deck could not be restored', (storage) =>
    storage.restoreDeck(stored.id),
  );
  if (done !== null && isSaid) toast({ title: `“${deckTitle(stored.deck)}” is restored` });
  return done !== null;
}

export async function purgeDeck(stored: StoredDeck): Promise<boolean> {
  const done = await attempt('The deck could not be deleted', (storage) =>
    storage.purgeDeck(stored.id),
  );
  if (done !== null) toast({ title: `“${deckTitle(stored.deck)}” is deleted for ever` });
  return done !== null;
}

export async function purgeBin(): Promise<boolean> {
  const count = await attempt('The bin could not be emptied', (storage) => storage.emptyBin());
  if (count !== null) toast({ title: 'The bin is empty' });
  return count !== null;
}

/** Stores tags and note where they changed. */
export async function describeDeck(
  stored: StoredDeck,
  tags: readonly string[],
  notes: string,
): Promise<boolean> {
  const tagged = await attempt('The tags could not be stored', (storage) =>
    storage.tagDeck(stored.id, tags),
  );
  if (tagged === null) return false;
  if (notes === stored.deck.notes) return true;
  const noted = await attempt('The note could not be stored', (storage) =>
    storage.writeNotes(stored.id, notes),
  );
  return noted !== null;
}

export async function discardBroken(record: BrokenRecord): Promise<boolean> {
  const done = await attempt('The record could not be removed', (storage) =>
    storage.discardBroken(record),
  );
  if (done !== null) toast({ title: 'The record is removed' });
  return done !== null;
}
