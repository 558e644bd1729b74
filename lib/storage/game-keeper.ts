import { run, type Store } from './db';
import type { GameInPlay, StoredGame } from './game-record';
import { oneAtATime } from './one-at-a-time';
import { type Mark, markSchema, readRecord } from './records';
import {
  idApart,
  nameOf,
  readWaiting,
  sameMark,
  waitingKey,
  waitingText,
  withName,
} from './waiting-games';

export type GameKeeper = ReturnType<typeof openGameKeeper>;

export interface KeptAs {
  readonly id: string;
  /** False where neither localStorage nor the database takes the game. */
  readonly isKept: boolean;
}

/** Keeps one game while it is played. `from`: the stored game that is played on; null for a new one. */
export function openGameKeeper(store: Store, from: StoredGame | null) {
  const me = store.newId();
  let id = from?.id ?? store.newId();
  /** What lay in the database when this tab last wrote or read there. */
  let base: Mark | null = from?.mark ?? null;
  /** As the player calls it, who may do so while it is played. */
  let name = from?.name;
  let latest: StoredGame | null = null;
  let seq = 0;
  let isSafe = true;
  let snapshot: KeptAs = { id, isKept: true };
  const listeners = new Set<() => void>();

  function show(isKept: boolean): void {
    if (snapshot.id === id && snapshot.isKept === isKept) return;
    snapshot = { id, isKept };
    for (const listener of [...listeners]) listener();
  }

  function writeDown(record: StoredGame): void {
    latest = record;
    isSafe = store.local.put(waitingKey(id, me), waitingText(record, base));
    if (isSafe && seq === 1) dropOvertaken();
  }

  /** What an earlier visit left waiting is in this tab's game now. */
  function dropOvertaken(): void {
    for (const { key, game } of readWaiting(store).waiting)
      if (game.id === id && sameMark(game.mark, base)) store.local.remove(key);
  }

  /** Puts the game over what this tab knows; false where somebody else's record lies there. */
  function write(record: StoredGame) {
    return run(store, (db) =>
      db.transaction('rw', db.games, async () => {
        const raw = await db.games.get(record.id);
        if (raw !== undefined && !isKnown(raw)) return false;
        // another tab may have taken in a later move of this one, which waited while this write was on its way
        if (isLater(raw, record)) return true;
        if (raw !== undefined) name = nameOf(raw);
        await db.games.put(withName(record, name));
        return true;
      }),
    );
  }

  function isKnown(raw: unknown): boolean {
    const mark = markOf(raw);
    return mark !== null && (mark.by === me || sameMark(mark, base));
  }

  function isLater(raw: unknown, { mark }: StoredGame): boolean {
    const there = markOf(raw);
    return there?.by === me && there.seq > mark.seq;
  }

  const turns = oneAtATime(async () => {
    const record = latest;
    if (record === null) return;
    const done = await write(record);
    if (!done.ok) return show(isSafe);
    if (done.value) arrived(record);
    else goElsewhere(latest ?? record);
    if (latest !== null) void turns.run();
  });

  function arrived(record: StoredGame): void {
    base = record.mark;
    if (latest === record) {
      latest = null;
      store.local.remove(waitingKey(id, me));
    }
    show(true);
  }

  function goElsewhere(record: StoredGame): void {
    const old = waitingKey(id, me);
    id = id.endsWith(me) ? store.newId() : idApart(id, me);
    base = null;
    writeDown({ ...record, id });
    store.local.remove(old);
  }

  return {
    /**
     * Keeps the game as it is now: in localStorage at once, so that a tab may be killed, and in the
     * database soon after. Where another tab plays the same game on, it becomes another game.
     */
    keep(game: GameInPlay): void {
      seq += 1;
      const mark = { by: me, seq };
      writeDown(withName({ version: 1, id, mark, savedAt: store.now(), ...game }, name));
      void turns.run();
    },
    getSnapshot: (): KeptAs => snapshot,
    /** Calls back when the snapshot has changed. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Ready when what is on its way has arrived, or cannot. */
    settled: turns.settled,
  };
}

/** Who wrote last what lies in the database, and what it was of theirs. */
function markOf(raw: unknown): Mark | null {
  const there = typeof raw === 'object' && raw !== null && 'mark' in raw ? raw.mark : null;
  const mark = readRecord(markSchema, there);
  return mark.ok ? mark.value : null;
}
