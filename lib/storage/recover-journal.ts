import type { Store } from './db';
import { openDeckSession } from './session';

/** Takes up the changes that a page left behind when it was closed too early. */
export async function recoverJournal(store: Store): Promise<void> {
  for (const id of store.journal.deckIds()) {
    const session = openDeckSession(store, id);
    await session.retry();
    await session.close();
  }
}
