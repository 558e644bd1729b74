import { ok, type Result } from '@/lib/result';
import { run, type Store } from './db';
import { type GameRecord, gameRecordSchema } from './game-record';
import { failure, recordFault, type StorageProblem } from './problems';
import { putRecord } from './put-record';
import { type Listing, readTable } from './read-table';
import { keyText } from './records';
import { isWaitingKeyOf, readWaiting, takenIn } from './waiting-games';

export interface GameListing extends Listing {
  /** Last played first. Where the database fails, only those that wait in localStorage. */
  readonly games: readonly GameRecord[];
}

/** All games in play. Never rejects. */
export async function listGames(store: Store): Promise<GameListing> {
  await recoverGames(store);
  const { good, broken, problem } = await readTable(store, 'games', gameRecordSchema);
  const waiting = readWaiting(store);
  const byId = new Map(good.map((game) => [game.id, game]));
  for (const [id, game] of takenIn(byId, waiting.waiting)) byId.set(id, game);
  return {
    games: [...byId.values()].toSorted((one, other) => other.savedAt - one.savedAt),
    broken: [...broken, ...waiting.broken],
    problem,
  };
}

/** One game; null when there is none. */
export async function findGame(
  store: Store,
  id: string,
): Promise<Result<GameRecord | null, StorageProblem>> {
  const { games, broken, problem } = await listGames(store);
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return ok(found);
  const damaged = broken.find((it) => it.id === id || isWaitingKeyOf(it.id, id));
  if (damaged !== undefined) return failure([recordFault(damaged.problem)]);
  return problem === null ? ok(null) : { ok: false, problems: [problem] };
}

/** Puts a game back that was deleted. */
export function putGame(store: Store, game: GameRecord): Promise<Result<null, StorageProblem>> {
  return putRecord(store, 'games', game.id, gameRecordSchema, game);
}

/** Deletes a game. Its undo is putGame with the record that the list gave. */
export async function deleteGame(store: Store, id: string): Promise<Result<null, StorageProblem>> {
  const done = await run(store, (db) => db.games.delete(id));
  const { waiting } = readWaiting(store);
  for (const { key, game } of waiting) if (game.id === id) store.local.remove(key);
  return done.ok ? ok(null) : failure(done.problems);
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
  const now = new Map(store.local.entries(''));
  for (const { key, text } of waiting) if (now.get(key) === text) store.local.remove(key);
}
