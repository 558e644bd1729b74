import { z } from 'zod';
import { digest } from '@/lib/kernel/hash';
import type { Store } from './db';
import { type StoredGame, storedGameSchema } from './game-record';
import { parsed, readTexts } from './local-texts';
import { fieldOf, type Mark, markSchema, readRecord } from './records';

/**
 * Games on their way into the database. Every move is written into localStorage at once, the whole
 * game under a key of the tab that plays it; the key goes when the database has the game.
 */
const PREFIX = 'registry:game:';
/** Before there was a table for games they lay here for good: 12 letters for who wrote last, then JSON. */
const OLD_PREFIX = 'registry.game.';
const OLD_MARK = 12;
/** Before board games were stored, the last one lay here: its record, who chose each move, who plays. */
const OLD_BOARD_KEY = 'registry-board-game';

const waitingSchema = z.lazy(() =>
  z.strictObject({
    version: z.literal(1),
    /** What the database held when this tab took the game up; null: nothing. */
    base: markSchema.nullable(),
    game: storedGameSchema,
  }),
);

type WaitingGame = ReturnType<typeof readWaiting>['waiting'][number];

export const waitingKey = (id: string, by: string) => `${PREFIX}${id}:${by}`;

/** Whether a game of this id waits, or waited once, under the key. */
export function isWaitingKeyOf(key: string, id: string): boolean {
  return key === OLD_PREFIX + id || key.startsWith(waitingKey(id, ''));
}

export function waitingText(game: StoredGame, base: Mark | null): string {
  return JSON.stringify({ version: 1, base, game });
}

/** All that wait, in an order in which they can be taken in, and what cannot be read. */
export function readWaiting(store: Store) {
  const { local } = store;
  const now = readTexts(local, PREFIX, 'waiting-games', waitingSchema);
  const old = readTexts(local, OLD_PREFIX, 'waiting-games', waitingSchema, fromOld);
  const board = readTexts(local, OLD_BOARD_KEY, 'waiting-games', waitingSchema, (_, text) =>
    fromOldBoard(text, store.now()),
  );
  const waiting = [...now.good, ...old.good, ...board.good].map(
    ({ value: { base, game }, ...rest }) => ({
      ...rest,
      base,
      game,
    }),
  );
  waiting.sort(
    (one, other) =>
      Number(one.base !== null) - Number(other.base !== null) ||
      one.game.savedAt - other.game.savedAt,
  );
  return { waiting, broken: [...now.broken, ...old.broken, ...board.broken] };
}

/** The games that are stored with what waits on top, and what cannot be read of that. */
export function withWaitingGames(store: Store, stored: readonly StoredGame[]) {
  const { waiting, broken } = readWaiting(store);
  const games = new Map(stored.map((game) => [game.id, game]));
  for (const [id, game] of takenIn(games, waiting)) games.set(id, game);
  return { games: [...games.values()], broken };
}

/** A game as it was kept before there was a table, in the form of today; anything else as it is. */
function fromOld(key: string, text: string): unknown {
  const game = parsed(text.slice(OLD_MARK));
  if (typeof game !== 'object' || game === null) return text;
  const id = key.slice(OLD_PREFIX.length);
  const controllers =
    'controllers' in game && Array.isArray(game.controllers) ? game.controllers : [];
  const standing = controllers.map(() => 'ask');
  const mark = { by: text.slice(0, OLD_MARK), seq: 0 };
  return { version: 1, base: null, game: { standing, ...game, id, mark } };
}

/** The one board game that was kept, in the form of today; anything else as it is. Its turn was not kept: 0. */
function fromOldBoard(text: string, now: number): unknown {
  const kept = parsed(text);
  const record = fieldOf(kept, 'record');
  const [setup, moves] = [fieldOf(record, 'setup'), fieldOf(record, 'moves')];
  if (!Array.isArray(moves)) return text;
  // a page of before that plays another game meanwhile must not write over this one
  const by = `board-${digest(setup)}`;
  const game = {
    ...{ version: 1, id: by, mark: { by, seq: moves.length }, savedAt: now, game: 'board', setup },
    ...{ controllers: fieldOf(kept, 'controllers'), line: { moves, by: fieldOf(kept, 'by') } },
    ...{ at: moves.length, branches: [], turn: 0, isOver: false },
  };
  return { version: 1, base: null, game };
}

/**
 * The records that waiting games make over those that are stored (`rows`, by id). One that somebody
 * else has played on since becomes a game of its own; one that is stored already makes none.
 */
export function takenIn(
  rows: ReadonlyMap<string, unknown>,
  waiting: readonly WaitingGame[],
): ReadonlyMap<string, StoredGame> {
  const changed = new Map<string, StoredGame>();
  for (const { base, game } of waiting) {
    const apart = { ...game, id: idApart(game.id, game.mark.by) };
    for (const candidate of [game, apart]) {
      const raw = changed.get(candidate.id) ?? rows.get(candidate.id);
      const there = readRecord(storedGameSchema, raw);
      const mark = there.ok ? there.value.mark : null;
      const isMine = mark?.by === game.mark.by;
      if (raw === undefined || isMine || (mark !== null && sameMark(mark, base))) {
        const name = raw === undefined ? game.name : nameOf(raw);
        if (!isMine || mark.seq < game.mark.seq)
          changed.set(candidate.id, withName(candidate, name));
        break;
      }
    }
  }
  return changed;
}

/** As the player called what lies there, if so. */
export function nameOf(raw: unknown): string | undefined {
  const there = readRecord(storedGameSchema, raw);
  return there.ok ? there.value.name : undefined;
}

/** A game under this name, or without one. */
export function withName(game: StoredGame, name: string | undefined): StoredGame {
  const { name: _, ...nameless } = game;
  return name === undefined ? nameless : { ...nameless, name };
}

/** Under which a tab's line goes on when another tab plays the game too: the same whoever asks. */
export function idApart(id: string, by: string): string {
  return `${id.slice(0, 60)}-${by.slice(0, 30)}`;
}

export function sameMark(one: Mark, other: Mark | null): boolean {
  return one.by === other?.by && one.seq === other.seq;
}
