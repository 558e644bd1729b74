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
import type { StoredGame } from '@/lib/storage/game-record';
import type { StorageProblem } from '@/lib/storage/problems';
import type { Controller } from './controllers';
import { reviewHere } from './counsel';
import { tableManners } from './manners';
import { reachMentat } from './reach-mentat';
import { createTable, type Table } from './table-store';

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

/** Where a game begins, wherever it comes from. */
interface Beginning {
  readonly setup: GameSetup;
  readonly line: KeptMoves | GameRecord;
  readonly controllers: readonly Controller[];
  /** As it is kept: with orders, other lines, and the position that it was left at. */
  readonly kept?: StoredGame;
  /** The record that it came as: it says how it was made, but not who played. */
  readonly record?: GameRecord;
}

/**
 * Lays the table; what was played before is played again, in slices. Problems: those of the setup, the
 * record or its link, of storage, `not-here`, and `cancelled`.
 */
export async function openGame(
  opening: Opening,
  opener: Opener,
): Promise<Result<Opened, InputProblem | StorageProblem>> {
  const begun = await beginningOf(opening, opener.games);
  if (!begun.ok) return begun;
  const { setup, line, controllers, kept, record } = begun.value;
  const rules = duneCcg(opener.catalogue);
  const opened = openSession(rules, setup);
  if (!opened.ok) return opened;
  const session = opened.value;
  const madeOtherwise = record === undefined ? [] : rules.madeOtherwise(record);
  const followed = await follow(session, line, opener, madeOtherwise);
  if (!followed.ok) return followed;
  const problem = followed.value;
  const isStored =
    kept !== undefined && problem === null && (await takeBranches(session, kept, opener));
  if (kept !== undefined && problem === null) goTo(session, kept.at);
  const { catalogue, onMoved, games } = opener;
  // What could not be followed stays as it was kept; the game goes on beside it.
  const keeper = games.openGameKeeper(isStored ? kept : null);
  const seats = { controllers, standing: kept?.standing, manners: tableManners.get() };
  const mind = reachMentat(catalogue.cards);
  const shared = record?.review && reviewHere(session, record.review);
  const review = problem === null ? (kept?.review ?? shared) : undefined;
  const table = createTable({
    ...{ session, catalogue, mind, ...seats, review, keeper, isStored, onMoved },
  });
  const isShared = record !== undefined && controllers.length > 1;
  table.start(isShared);
  return ok({
    table,
    notice: problem && noticeOf(problem, kept !== undefined, session.at === line.moves.length),
    asksWho: isShared && session.state.outcome === null,
  });
}

async function beginningOf(
  opening: Opening,
  games: StoredGames,
): Promise<Result<Beginning, InputProblem | StorageProblem>> {
  switch (opening.kind) {
    case 'new':
      return ok({ ...opening, line: { moves: [], by: '' } });
    case 'kept': {
      const found = await games.findGame(opening.id);
      if (!found.ok) return found;
      const kept = found.value;
      return kept === null ? fail(NOT_HERE) : ok({ ...kept, kept });
    }
    case 'link':
      return beginningOfRecord(readRecordLink(opening.fragment));
    case 'file':
      return beginningOfRecord(readRecordFile(opening.text));
  }
}

/** Until the player says who played, the first House of a record is looked at. */
function beginningOfRecord(read: Result<GameRecord>): Result<Beginning> {
  if (!read.ok) return read;
  const record = read.value;
  const { setup } = record;
  const controllers = setup.houses.map((_, at): Controller => (at === 0 ? 'person' : 'greedy'));
  return ok({ setup, line: record, controllers, record });
}

const NOT_HERE = {
  code: 'not-here',
  at: '',
  message:
    'No game of this address is kept in this browser. Whoever played it can send it as a link or a file.',
};

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

function noticeOf(
  { message }: InputProblem,
  isKept: boolean,
  isWhole: boolean,
): NonNullable<Opened['notice']> {
  if (isKept)
    return {
      title: 'This game no longer goes as it was kept',
      text: `${message} The table stands before it; the kept game is left as it was.`,
    };
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
