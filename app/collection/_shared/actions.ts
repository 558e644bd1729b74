import { toast } from '@/app/_ui/toast';
import { counted } from '@/app/decks/_shared/counts';
import { deckTitle } from '@/app/decks/_shared/deck-title';
import type { Door } from '@/app/decks/_shared/door';
import { openDoor } from '@/app/decks/_shared/use-stored';
import { type Copies, type Intake, needOf } from '@/lib/decks/collection';
import type { Deck } from '@/lib/decks/deck';
import type { Result } from '@/lib/result';
import type { StoredDeck } from '@/lib/storage/decks';
import type { StorageProblem } from '@/lib/storage/problems';

/** What is done to the collection as a whole. Every outcome is said in a toast; nothing rejects. */

async function attempt<T>(
  title: string,
  work: (door: Door) => Promise<Result<T, StorageProblem>>,
): Promise<T | null> {
  try {
    const done = await work(await openDoor());
    if (done.ok) return done.value;
    toast({ title, description: done.problems[0]?.message, tone: 'illegal', timeout: 0 });
  } catch {
    const description = 'The server cannot be reached. Nothing that is stored was changed.';
    toast({ title, description, tone: 'illegal', timeout: 0 });
  }
  return null;
}

/** Takes a list into the collection; the toast takes it out again. */
export async function takeInList(list: Copies, intake: Intake, title: string): Promise<boolean> {
  const replaced = await attempt('The collection could not be changed', (door) =>
    door.takeIn(list, intake),
  );
  if (replaced === null) return false;
  if (replaced.size === 0) {
    toast({ title: 'Nothing had to be changed' });
    return true;
  }
  toast({
    title,
    description: `${counted(replaced.size, 'count')} changed.`,
    timeout: 15_000,
    action: {
      label: 'Undo',
      onAction: () =>
        void attempt('That could not be undone', (door) => door.setCopies(replaced)).then(
          (back) => back && toast({ title: 'The collection is as it was' }),
        ),
    },
  });
  return true;
}

/** "I own this deck": its cards come on top of what is owned. */
export function ownDeck(deck: Deck): Promise<boolean> {
  return takeInList(
    needOf(deck),
    'add',
    `The cards of “${deckTitle(deck)}” are in your collection`,
  );
}

export async function setBuilt({ id, deck }: StoredDeck, built: boolean): Promise<void> {
  const done = await attempt('The mark could not be changed', async (door) => {
    const marked = await door.markBuilt(id, built);
    return marked.ok ? { ok: true as const, value: true } : marked;
  });
  if (done === null) return;
  const title = `“${deckTitle(deck)}” ${built ? 'is marked as built' : 'is no longer built'}`;
  toast({
    title,
    description: built ? 'Its cards are reserved for it.' : 'Its cards are free for other decks.',
  });
}
