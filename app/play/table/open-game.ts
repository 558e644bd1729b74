import { readRecordFile } from '@/lib/codecs/files/record-file';
import { readRecordLink } from '@/lib/codecs/links/record-link';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { type DuneCcg, duneCcg } from '@/lib/engine/dune-ccg';
import type { GameRecord } from '@/lib/engine/record';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import { following, type KeptMoves, runInSlices } from '@/lib/kernel/replay';
import { addBranch, goTo, openSession, type Session } from '@/lib/kernel/session';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import type { GameRecord as StoredGame } from '@/lib/storage/game-record';
import type { StorageProblem } from '@/lib/storage/problems';
import type { Controller } from './controllers';

import { createTable, type Table, type TableSetup } from './table-store';

/** What a table is laid for. */
export type Opening =
  | {
      readonly kind: 'new';
      readonly setup: GameSetup;
      readonly controllers: readonly Controller[];
    }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'file'; readonly text: string };

/** What the table needs of storage. */
export interface StoredGames {
  findGame(id: string): Promise<Result<StoredGame | null, StorageProblem>>;
  openGameKeeper(from: StoredGame | null): GameKeeper;
}

/** Who opens a game. */
export interface Opener {
  readonly catalogue: GameCatalogue;
  readonly games: StoredGames;
  /** Told when a game goes on under another id. */
  readonly onMoved: (id: string) => void;
  /** Told now and then how many moves have been played again. */
  readonly onProgress: (moves: number, of: number) => void;
  /** Says to leave off. */
  readonly signal: AbortSignal;
}

export interface Opened {
  readonly table: Table;
  /** What the player should know, as where a record could not be followed any further. */
  readonly notice: { readonly title: string; readonly text: string } | null;
  /** Nothing says who plays here: the player should. */
  readonly asksWho: boolean;
}

/**
 * Lays the table; what was played before is played again, in slices. Problems: those of the setup, the
 * record or its link, of storage, `not-here`, and `cancelled`.
 */
export async function openGame(
  opening: Opening,
  opener: Opener,
): Promise<Result<Opened, InputProblem | StorageProblem>> {
  switch (opening.kind) {
    case 'new':
      return openNew(opening.setup, opening.controllers, opener);
    case 'kept': {
      const found = await opener.games.findGame(opening.id);
      if (!found.ok) return found;
      return found.value === null ? fail(NOT_HERE) : openKept(found.value, opener);
    }
    case 'link':
      return openRead(readRecordLink(opening.fragment), opener);
    case 'file':
      return openRead(readRecordFile(opening.text), opener);
  }
}

const NOT_HERE = {
  code: 'not-here',
  at: '',
  message:
    'No game of this address is kept in this browser. Whoever played it can send it as a link or a file.',
};

function openNew(
  setup: GameSetup,
  controllers: readonly Controller[],
  opener: Opener,
): Result<Opened> {
  const session = openSession(duneCcg(opener.catalogue), setup);
  if (!session.ok) return session;
  const keeper = opener.games.openGameKeeper(null);
  const table = laid({ session: session.value, controllers, keeper, isStored: false }, opener);
  return ok({ table, notice: null, asksWho: false });
}

async function openKept(game: StoredGame, opener: Opener): Promise<Result<Opened>> {
  const opened = openSession(duneCcg(opener.catalogue), game.setup);
  if (!opened.ok) return opened;
  const session = opened.value;
  const followed = await follow(session, game.line, opener);
  if (!followed.ok) return followed;
  const problem = followed.value;
  const reached = problem === null && (await takeBranches(session, game, opener));
  if (problem === null) goTo(session, game.at);
  const { controllers, standing } = game;
  // What could not be followed stays as it was kept; the game goes on beside it.
  const keeper = opener.games.openGameKeeper(reached ? game : null);
  return ok({
    table: laid({ session, controllers, standing, keeper, isStored: reached }, opener),
    notice: problem && {
      title: 'This game parts from how it was kept',
      text: `${problem.message} The table stands before it; the kept game is left as it was.`,
    },
    asksWho: false,
  });
}

/** The other lines of a kept game. They were played once; one that cannot be any more is left where it lies. */
async function takeBranches(
  session: Session<DuneCcg>,
  { branches }: StoredGame,
  opener: Opener,
): Promise<boolean> {
  for (const { from, line } of branches) {
    const tried = openSession(session.rules, session.setup);
    if (!tried.ok) return false;
    const followed = await follow(tried.value, line, opener);
    if (!followed.ok || followed.value !== null) return false;
    addBranch(session, from, tried.value.moves);
  }
  return true;
}

async function openRead(read: Result<GameRecord>, opener: Opener): Promise<Result<Opened>> {
  if (!read.ok) return read;
  const record = read.value;
  const rules = duneCcg(opener.catalogue);
  const opened = openSession(rules, record.setup);
  if (!opened.ok) return opened;
  const session = opened.value;
  const followed = await follow(session, record, opener, rules.madeOtherwise(record));
  if (!followed.ok) return followed;
  // A record does not say who played: until the player does, its first House is looked at.
  const controllers = record.setup.houses.map(
    (_, seat): Controller => (seat === 0 ? 'person' : 'greedy'),
  );
  const isShared = controllers.length > 1;
  const keeper = opener.games.openGameKeeper(null);
  return ok({
    table: laid({ session, controllers, keeper, isStored: false }, opener, isShared),
    notice: followed.value && noticeOf(followed.value, session.at === record.moves.length),
    asksWho: isShared && session.state.outcome === null,
  });
}

/** Plays moves on in a session, and gives where they part from what was written, or null. */
async function follow(
  session: Session<DuneCcg>,
  line: KeptMoves | GameRecord,
  { onProgress, signal }: Opener,
  madeOtherwise: readonly string[] = [],
): Promise<Result<InputProblem | null>> {
  const steps = following(session, line, madeOtherwise);
  const told = () => onProgress(session.at, line.moves.length);
  const problem = await runInSlices(steps, told, signal);
  if (signal.aborted) return fail({ code: 'cancelled', at: '', message: 'Cancelled.' });
  return ok(problem);
}

function noticeOf({ message }: InputProblem, isWhole: boolean): Opened['notice'] {
  return isWhole
    ? {
        title: 'This game went otherwise when it was recorded',
        text: `${message} The table shows how it goes by the rules of today.`,
      }
    : {
        title: 'This record cannot be followed to its end',
        text: `${message} The table stands before that move.`,
      };
}

function laid(
  setup: Omit<TableSetup, 'catalogue' | 'onMoved'>,
  { catalogue, onMoved }: Opener,
  waits = false,
): Table {
  const table = createTable({ ...setup, catalogue, onMoved });
  table.start(waits);
  return table;
}
