import type { Catalogue } from '@/lib/cards/catalogue';
import { readRecordFile } from '@/lib/codecs/record-file';
import { readRecordLink } from '@/lib/codecs/record-link';
import type { GameRecord } from '@/lib/engine/record';
import { replay } from '@/lib/engine/replay';
import type { GameSetup } from '@/lib/engine/setup';
import { fail, ok, type Result } from '@/lib/result';
import type { Controller } from './controllers';
import { type KeptGame, newGameId, readGame } from './kept-games';
import { goTo, openSession, playAll, type Session } from './session';
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

/** Told when a game goes on under another id. */
type OnMoved = (id: string) => void;

export interface Opened {
  readonly table: Table;
  /** What the player should know, as where a record could not be followed any further. */
  readonly notice: { readonly title: string; readonly text: string } | null;
  /** Nothing says who plays here: the player should. */
  readonly asksWho: boolean;
}

/** Lays the table. Problems: those of the setup, the record or its link, and `not-here`. */
export function openGame(opening: Opening, catalogue: Catalogue, onMoved: OnMoved): Result<Opened> {
  switch (opening.kind) {
    case 'new':
      return openNew(opening.setup, opening.controllers, catalogue, onMoved);
    case 'kept':
      return openKept(opening.id, catalogue, onMoved);
    case 'link':
      return openRead(readRecordLink(opening.fragment), catalogue, onMoved);
    case 'file':
      return openRead(readRecordFile(opening.text), catalogue, onMoved);
  }
}

function openNew(
  setup: GameSetup,
  controllers: readonly Controller[],
  catalogue: Catalogue,
  onMoved: OnMoved,
): Result<Opened> {
  const session = openSession(setup, catalogue);
  if (!session.ok) return session;
  return ok({
    table: laid({ session: session.value, controllers, gameId: newGameId(), mark: null, onMoved }),
    notice: null,
    asksWho: false,
  });
}

function openKept(id: string, catalogue: Catalogue, onMoved: OnMoved): Result<Opened> {
  const kept = readGame(id);
  if (kept === null)
    return fail({
      code: 'not-here',
      at: '',
      message:
        'No game of this address is kept in this browser. Whoever played it can send it as a link or a file.',
    });
  const { game, mark } = kept;
  const opened = openSession(game.setup, catalogue);
  if (!opened.ok) return opened;
  const session = opened.value;
  const followed = playAll(session, game.line);
  const reached = followed.ok && takeBranches(session, game);
  if (followed.ok) goTo(session, game.at);
  const { controllers, standing } = game;
  // What could not be followed stays as it was kept; the game goes on beside it.
  const place = reached ? { gameId: id, mark } : { gameId: newGameId(), mark: null };
  return ok({
    table: laid({ session, controllers, standing, ...place, onMoved }),
    notice: followed.ok
      ? null
      : {
          title: 'This game parts from how it was kept',
          text: `${followed.problems[0]?.message ?? ''} The table stands before it; the kept game is left as it was.`,
        },
    asksWho: false,
  });
}

/** The other lines of a kept game. They were played once; one that cannot be any more is left where it lies. */
function takeBranches(session: Session, game: KeptGame): boolean {
  const { moves } = session;
  for (const { from, line } of game.branches) {
    const tried = openSession(session.setup, session.catalogue);
    if (!tried.ok || !playAll(tried.value, line).ok) return false;
    session.branches.push({ id: session.nextBranch, from, moves: tried.value.moves });
    session.nextBranch += 1;
  }
  return moves === session.moves;
}

function openRead(
  read: Result<GameRecord>,
  catalogue: Catalogue,
  onMoved: OnMoved,
): Result<Opened> {
  if (!read.ok) return read;
  const { setup, moves } = read.value;
  const opened = openSession(setup as GameSetup, catalogue);
  if (!opened.ok) return opened;
  const session = opened.value;
  const followed = playAll(session, { moves, by: '' });
  // A record does not say who played: until the player does, its first House is looked at.
  const controllers = setup.houses.map((_, seat): Controller => (seat === 0 ? 'person' : 'greedy'));
  const isShared = controllers.length > 1;
  // The replay says where the record parts, also where every move of it is still legal.
  const again = replay(read.value, catalogue);
  return ok({
    table: laid({ session, controllers, gameId: newGameId(), mark: null, onMoved }, isShared),
    notice: noticeOf(followed, again),
    asksWho: isShared && session.state.outcome === null,
  });
}

function noticeOf(followed: Result<unknown>, again: Result<unknown>): Opened['notice'] {
  if (followed.ok && again.ok) return null;
  if (followed.ok)
    return {
      title: 'This game went otherwise when it was recorded',
      text: `${again.ok ? '' : (again.problems[0]?.message ?? '')} The table shows how it goes by the rules of today.`,
    };
  return {
    title: 'This record cannot be followed to its end',
    text: `${(again.ok ? followed : again).problems[0]?.message ?? ''} The table stands before that move.`,
  };
}

function laid(setup: TableSetup, waits = false): Table {
  const table = createTable(setup);
  table.start(waits);
  return table;
}
