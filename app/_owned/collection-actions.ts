import { toast } from '@/app/_ui/base/toast';
import { attempt } from '@/app/_ui/stored/attempt';
import { type Copies, type Intake, missingFor, needOf, total } from '@/lib/decks/collection';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';
import { fail, ok } from '@/lib/result';
import type { StoredDeck } from '@/lib/storage/decks';
import { reservedBeside } from './search-context';

/** What is done to the collection as a whole. Every outcome is said in a toast; nothing rejects. */

/** Takes a list into the collection; the toast takes it out again. */
export async function takeInList(list: Copies, intake: Intake, title: string): Promise<boolean> {
  const replaced = await attempt('The collection could not be changed', (storage) =>
    storage.takeIn(list, intake),
  );
  if (replaced === null) return false;
  if (replaced.size === 0) {
    toast({ title: 'Nothing had to be changed' });
    return true;
  }
  toast({
    title,
    timeout: 15_000,
    action: {
      label: 'Undo',
      onAction: () =>
        void attempt('That could not be undone', (storage) => storage.setCopies(replaced)).then(
          (back) => back && toast({ title: 'The collection is as it was' }),
        ),
    },
  });
  return true;
}

/** A deck with the id under which it is stored. */
type NamedDeck = Pick<StoredDeck, 'id' | 'deck'>;

/**
 * "I own this deck": the copies that it lacks, as its row counts them, come on top of what is owned.
 * Where it lacks none, the toast offers a second set.
 */
export async function ownDeck({ id, deck }: NamedDeck): Promise<void> {
  const missing = await attempt('The collection could not be changed', async (storage) => {
    // as it is now, whoever else may be looking on
    await Promise.all([storage.lists.holdings.refresh(), storage.lists.library.refresh()]);
    const held = storage.lists.holdings.getSnapshot();
    if (held === null || held.problem !== null)
      return fail(...(held?.problem ? [held.problem] : []));
    const reserved = reservedBeside(storage.lists.library.getSnapshot(), held.built, id);
    return ok(missingFor(deck, held.owned, reserved));
  });
  if (missing === null) return;
  const title = `“${deckTitle(deck)}”`;
  if (missing.size > 0) {
    await takeInList(missing, 'add', `You own all of ${title}`);
    return;
  }
  if (total(needOf(deck)) === 0) {
    toast({ title: `${title} has no cards yet` });
    return;
  }
  toast({
    title: `You own all of ${title}`,
    description: 'Nothing was added.',
    timeout: 15_000,
    action: { label: 'Add a second set', onAction: () => void ownAgain(deck) },
  });
}

/** All cards of a deck on top of what is owned. */
export async function ownAgain(deck: Deck): Promise<void> {
  await takeInList(needOf(deck), 'add', `The cards of “${deckTitle(deck)}” are added`);
}

/** Nothing is owned from now on; the toast takes it back. */
export async function emptyCollection(): Promise<boolean> {
  return takeInList(new Map(), 'replace', 'The collection is empty');
}

export async function setBuilt({ id, deck }: NamedDeck, built: boolean): Promise<void> {
  const done = await attempt('The mark could not be changed', (storage) =>
    storage.markBuilt(id, built),
  );
  if (done === null) return;
  const title = `“${deckTitle(deck)}” ${built ? 'is marked as built' : 'is no longer built'}`;
  toast({
    title,
    description: built ? 'Its cards are reserved for it.' : 'Its cards are free for other decks.',
  });
}
