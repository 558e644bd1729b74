import { type Beginning, type Laying, layGame, NOT_HERE, type Notice } from '@/app/_table/lay-game';
import { tableManners } from '@/app/_table/manners';
import type { Opening as AnyOpening, StoredGames } from '@/app/_table/opening';
import { readRecordFile } from '@/lib/codecs/files/record-file';
import { readRecordLink } from '@/lib/codecs/links/record-link';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { type DuneCcg, duneCcg } from '@/lib/engine/dune-ccg';
import { type GameRecord, parseRecord } from '@/lib/engine/record';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { isCardGame } from '@/lib/storage/game-kind';
import type { StoredCardGame } from '@/lib/storage/game-record';
import type { StorageProblem } from '@/lib/storage/problems';
import type { Controller } from './controllers';
import { reviewHere } from './counsel';
import { reachMentat } from './reach-mentat';
import { createTable, type Table } from './table-store';

/** What a table is laid for. */
export type Opening = AnyOpening<{
  readonly setup: GameSetup;
  readonly controllers: readonly Controller[];
}>;

/** Who opens a game. */
export interface Opener extends Laying {
  readonly catalogue: GameCatalogue;
  readonly games: StoredGames;
  /** Told when a game goes on under another id. */
  readonly onMoved: (id: string) => void;
}

export interface Opened {
  readonly table: Table;
  readonly notice: Notice | null;
  /** Nothing says who plays here: the player should. */
  readonly asksWho: boolean;
}

interface CardBeginning extends Beginning<DuneCcg> {
  readonly controllers: readonly Controller[];
  readonly kept?: StoredCardGame;
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
  const { controllers, kept, record } = begun.value;
  const { catalogue, onMoved, games } = opener;
  const laid = await layGame(duneCcg(catalogue), begun.value, opener);
  if (!laid.ok) return laid;
  const { session, notice, isStored } = laid.value;
  // What could not be followed stays as it was kept; the game goes on beside it.
  const keeper = games.openGameKeeper(isStored && kept !== undefined ? kept : null);
  const seats = { controllers, standing: kept?.standing, manners: tableManners.get() };
  const mind = reachMentat(catalogue.cards);
  const shared = record?.review && reviewHere(session, record.review);
  const review = notice === null ? (kept?.review ?? shared) : undefined;
  const table = createTable({
    ...{ session, catalogue, mind, ...seats, review, keeper, isStored, onMoved },
  });
  const isShared = record !== undefined && controllers.length > 1;
  table.start(isShared);
  return ok({
    table,
    notice,
    asksWho: isShared && session.state.outcome === null,
  });
}

async function beginningOf(
  opening: Opening,
  games: StoredGames,
): Promise<Result<CardBeginning, InputProblem | StorageProblem>> {
  switch (opening.kind) {
    case 'new':
      return ok({ ...opening, line: { moves: [], by: '' } });
    case 'kept': {
      const found = await games.findGame(opening.id);
      if (!found.ok) return found;
      const kept = found.value;
      return kept !== null && isCardGame(kept) ? ok({ ...kept, kept }) : fail(NOT_HERE);
    }
    case 'link':
      return beginningOfRecord(readRecordLink(opening.fragment));
    case 'file':
      return beginningOfRecord(readRecordFile(opening.text, parseRecord));
  }
}

/** Until the player says who played, the first House of a record is looked at. */
function beginningOfRecord(read: Result<GameRecord>): Result<CardBeginning> {
  if (!read.ok) return read;
  const record = read.value;
  const { setup } = record;
  const controllers = setup.houses.map((_, at): Controller => (at === 0 ? 'person' : 'greedy'));
  return ok({ setup, line: record, controllers, record });
}
