import { ok, type Result } from '@/lib/result';
import { ask, type Done, run, type Store } from './db';
import { MOST_GAME_NAME, type StoredGame, storedGameSchema } from './game-record';
import { failure, recordFault, type StorageProblem } from './problems';
import { keyText, readRecord } from './records';
import { deleteRow, inOrder, type Listing, listRows } from './rows';
import { isWaitingKeyOf, readWaiting, takenIn, withName, withWaitingGames } from './waiting-games';

/** All games in play; where the database fails, only those that wait in localStorage. Never rejects. */
export async function listGames(store: Store): Promise<Listing<'games'>> {
  await recoverGames(store);
  const { rows, broken, problem } = await listRows(store, 'games');
  const all = withWaitingGames(store, rows);
  return { rows: inOrder('games', all.games), broken: [...broken, ...all.broken], problem };
}

/** One game; null when there is none. */
export async function findGame(
  store: Store,
  id: string,
): Promise<Result<StoredGame | null, StorageProblem>> {
  const { rows, broken, problem } = await listGames(store);
  const found = rows.find((game) => game.id === id);
  if (found !== undefined) return ok(found);
  const damaged = broken.find((it) => it.id === id || isWaitingKeyOf(it.id, id));
  if (damaged !== undefined) return failure(recordFault(damaged.problem));
  return problem === null ? ok(null) : { ok: false, problems: [problem] };
}

/** Deletes a game. Its undo is putRow with the record that the list gave. */
export async function deleteGame(store: Store, id: string): Done {
  const done = await deleteRow(store, 'games', id);
  const { waiting } = readWaiting(store);
  for (const { key, game } of waiting) if (game.id === id) store.local.remove(key);
  return done;
}

/** Calls a game so, or takes its name away where it is empty. False where there is no such game. */
export function renameGame(
  store: Store,
  id: string,
  name: string,
): Promise<Result<boolean, StorageProblem>> {
  const given = name.trim().slice(0, MOST_GAME_NAME);
  return ask(store, (db) =>
    db.transaction('rw', db.games, async () => {
      const there = readRecord(storedGameSchema, await db.games.get(id));
      if (!there.ok) return false;
      await db.games.put(withName(there.value, given === '' ? undefined : given));
      return true;
    }),
  );
}

/** Takes up the games that tabs left behind in localStorage. What the database refuses waits on. */
export async function recoverGames(store: Store): Promise<void> {
  const { waiting } = readWaiting(store);
  if (waiting.length === 0) return;
  const done = await run(store, (db) =>
    db.transaction('rw', db.games, async () => {
      const rows = new Map((await db.games.toArray()).map((raw) => [keyText('games', raw), raw]));
      await db.games.bulkPut([...takenIn(rows, waiting).values()]);
    }),
  );
  if (!done.ok) return;
  for (const { key, text } of waiting) if (store.local.get(key) === text) store.local.remove(key);
}
