import { type Beginning, layGame, NOT_HERE, type Notice } from '@/app/_table/lay-game';
import type { Opening as AnyOpening, StoredGames } from '@/app/_table/opening';
import type { Opener as AnyOpener } from '@/app/_table/use-opened';
import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import { type BoardRecord, parseBoardRecord } from '@/lib/board/engine/record';
import { boardSetupSchema, gameOf } from '@/lib/board/engine/setup/board-setup';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { readRecordFile } from '@/lib/codecs/files/record-file';
import { BOARD_GAME, readGameLink } from '@/lib/codecs/links/game-link';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { isBoardGame } from '@/lib/storage/game-kind';
import type { StoredBoardGame } from '@/lib/storage/game-record';
import type { StorageProblem } from '@/lib/storage/problems';
import { type BoardTable, createBoardTable } from './board-table';
import { type Controller, isController } from './players';

/** What a table is laid for. */
export type Opening = AnyOpening<NewGame>;

export interface NewGame {
  readonly setup: BoardSetup;
  readonly seed: number;
  readonly controllers: readonly Controller[];
}

export interface Opener extends AnyOpener {
  readonly games: StoredGames;
}

export interface Opened {
  readonly table: BoardTable;
  readonly notice: Notice | null;
}

interface BoardBeginning extends Beginning<DuneBoard> {
  readonly controllers: readonly Controller[];
  readonly kept?: StoredBoardGame;
}

/**
 * Lays the table; what was played before is played again. Problems: those of the setup, the record or its link, of
 * storage, `not-here`, `bad-game`, and `cancelled`.
 */
export async function openGame(
  opening: Opening,
  opener: Opener,
): Promise<Result<Opened, InputProblem | StorageProblem>> {
  const begun = await beginningOf(opening, opener.games);
  if (!begun.ok) return begun;
  const { controllers, kept } = begun.value;
  const laid = await layGame(duneBoard, begun.value, opener);
  if (!laid.ok) return laid;
  const { session, notice, isStored } = laid.value;
  // What could not be followed stays as it was kept; the game goes on beside it.
  const keeper = opener.games.openGameKeeper(isStored && kept !== undefined ? kept : null);
  const { onMoved } = opener;
  const table = createBoardTable({ session, controllers, keeper, isStored, onMoved });
  table.start();
  return ok({ table, notice });
}

async function beginningOf(
  opening: Opening,
  games: StoredGames,
): Promise<Result<BoardBeginning, InputProblem | StorageProblem>> {
  switch (opening.kind) {
    case 'new': {
      const { setup, seed, controllers } = opening;
      return ok({ setup: gameOf(setup, seed), line: { moves: [], by: '' }, controllers });
    }
    case 'kept': {
      const found = await games.findGame(opening.id);
      if (!found.ok) return found;
      const kept = found.value;
      return kept !== null && isBoardGame(kept) ? beginningOfKept(kept) : fail(NOT_HERE);
    }
    case 'link':
      return beginningOfRecord(readGameLink(BOARD_GAME, opening.fragment, parseBoardRecord));
    case 'file':
      return beginningOfRecord(readRecordFile(opening.text, parseBoardRecord));
  }
}

/** Storage knows no rule of the game: what it kept is read here. */
function beginningOfKept(kept: StoredBoardGame): Result<BoardBeginning> {
  const setup = readAs(boardSetupSchema, kept.setup);
  const controllers = kept.controllers.filter(isController);
  const isWhole = setup.success && controllers.length === kept.controllers.length;
  return isWhole && controllers.length === setup.data.factions.length
    ? ok({ setup: setup.data, line: kept.line, controllers, kept })
    : fail(MADE_OTHERWISE);
}

/** A record does not say who played: a person sits in its first seat among stewards. */
function beginningOfRecord(read: Result<BoardRecord>): Result<BoardBeginning> {
  if (!read.ok) return read;
  const record = read.value;
  const { setup } = record;
  const controllers = setup.factions.map(
    (_, seat): Controller => (seat === 0 ? 'person' : 'steward'),
  );
  return ok({ setup, line: record, controllers, record });
}

const MADE_OTHERWISE = {
  code: 'bad-game',
  at: '',
  message: 'The game that lies here was made otherwise and cannot be followed.',
};
