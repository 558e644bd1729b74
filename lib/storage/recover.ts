import type { Store } from './db';
import { recoverGames } from './games';
import { openDeckSession } from './session';
import { recoverCounts } from './waiting-counts';

/** Takes up what pages left behind in localStorage when they were closed too early. */
export async function recover(store: Store): Promise<void> {
  for (const id of store.journal.deckIds()) {
    const session = openDeckSession(store, id);
    await session.retry();
    await session.close();
  }
  await recoverGames(store);
  await recoverCounts(store);
}
