import { deckTitle } from '@/app/_ui/deck-title';
import { saveText } from '@/app/_ui/save-file';
import type { Door } from '@/app/_ui/stored/door';
import { openDoor } from '@/app/_ui/stored/use-stored';
import { toast } from '@/app/_ui/toast';
import type { Deck } from '@/lib/decks/deck';
import type { Result } from '@/lib/result';
import type { StoredDeck } from '@/lib/storage/decks';
import type { StorageProblem } from '@/lib/storage/problems';
import type { BrokenRecord } from '@/lib/storage/records';

/** What the library does with decks. Every outcome is said in a toast; nothing here rejects. */

type Done<T> = Promise<Result<T, StorageProblem>>;

async function attempt<T>(what: string, work: (door: Door) => Done<T>): Promise<T | null> {
  try {
    const done = await work(await openDoor());
    if (done.ok) return done.value;
    complain(what, done.problems[0]?.message ?? '');
  } catch {
    complain(what, 'The server cannot be reached. Nothing that is stored was changed.');
  }
  return null;
}

function complain(title: string, description: string): void {
  toast({ title, description, tone: 'illegal', timeout: 0 });
}

/**
 * Stores a new deck and gives its id; null where that failed. A deck that waits in the journal
 * counts as stored: the builder, where it is opened next, says how its saving stands.
 */
export async function keepDeck(deck: Deck): Promise<string | null> {
  const created = await attempt('The deck could not be kept', (door) => door.createDeck(deck));
  return created?.id ?? null;
}

export async function copyDeck({ id, deck }: StoredDeck): Promise<void> {
  const created = await attempt('The deck could not be copied', (door) => door.duplicateDeck(id));
  if (created === null) return;
  const title = `“${deckTitle(deck)}” copied`;
  if (created.problem === null) toast({ title });
  else toast({ title, description: created.problem.message, tone: 'warning', timeout: 0 });
}

export async function setArchived(stored: StoredDeck, archived: boolean): Promise<boolean> {
  const what = archived ? 'archived' : 'back among your decks';
  const done = await attempt(
    `The deck could not be ${archived ? 'archived' : 'brought back'}`,
    async (door) => said(await door.archiveDeck(stored.id, archived)),
  );
  if (done === null) return false;
  toast({
    title: `“${deckTitle(stored.deck)}” is ${what}`,
    action: { label: 'Undo', onAction: () => void undoArchived(stored.id, !archived) },
  });
  return true;
}

async function undoArchived(id: string, archived: boolean): Promise<void> {
  await attempt('That could not be undone', (door) => door.archiveDeck(id, archived));
}

/** Puts a deck into the bin; the toast takes it out again. */
export async function binDeck(stored: StoredDeck): Promise<boolean> {
  const done = await attempt('The deck could not be deleted', async (door) =>
    said(await door.deleteDeck(stored.id)),
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
  const done = await attempt('The deck could not be restored', async (door) =>
    said(await door.restoreDeck(stored.id)),
  );
  if (done !== null && isSaid) toast({ title: `“${deckTitle(stored.deck)}” is restored` });
  return done !== null;
}

export async function purgeDeck(stored: StoredDeck): Promise<boolean> {
  const done = await attempt('The deck could not be deleted', async (door) =>
    said(await door.purgeDeck(stored.id)),
  );
  if (done !== null) toast({ title: `“${deckTitle(stored.deck)}” is deleted for ever` });
  return done !== null;
}

export async function purgeBin(): Promise<boolean> {
  const count = await attempt('The bin could not be emptied', (door) => door.emptyBin());
  if (count !== null) toast({ title: 'The bin is empty' });
  return count !== null;
}

/** Stores tags and note where they changed. */
export async function describeDeck(
  stored: StoredDeck,
  tags: readonly string[],
  notes: string,
): Promise<boolean> {
  const tagged = await attempt('The tags could not be stored', async (door) =>
    said(await door.tagDeck(stored.id, tags)),
  );
  if (tagged === null) return false;
  if (notes === stored.deck.notes) return true;
  const noted = await attempt('The note could not be stored', async (door): Done<true> => {
    const problem = await door.writeNotes(stored.id, notes);
    return problem === null ? { ok: true, value: true } : { ok: false, problems: [problem] };
  });
  return noted !== null;
}

/** Hands over a record that cannot be read, as it lies in the database. */
export function downloadBroken({ table, id, raw }: BrokenRecord): void {
  const name = `registry-${table}-${id.replace(/[^\w-]+/g, '-').slice(0, 60) || 'record'}.json`;
  saveText(name, typeof raw === 'string' ? raw : asJson(raw), 'application/json');
}

/** Whatever lies in a database can be cloned, but not all of it can be written as JSON. */
function asJson(raw: unknown): string {
  try {
    return JSON.stringify(raw, null, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

export async function discardBroken(record: BrokenRecord): Promise<boolean> {
  const done = await attempt('The record could not be removed', async (door) =>
    said(await door.discardBroken(record)),
  );
  if (done !== null) toast({ title: 'The record is removed' });
  return done !== null;
}

/** What gives nothing gives true, so that null can stand for failure. */
function said<P>(done: Result<unknown, P>): Result<true, P> {
  return done.ok ? { ok: true, value: true } : done;
}
