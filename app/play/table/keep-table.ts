import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { moveText } from '@/lib/engine/moves';
import { keepMoves } from '@/lib/kernel/replay';
import type { Session } from '@/lib/kernel/session';
import type { StandingOrder } from '@/lib/players/who-plays';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import type { Controller } from './controllers';

/** Who plays, and what was ordered, by seat. */
export interface Seats {
  readonly controllers: readonly Controller[];
  readonly standing: readonly StandingOrder[];
}

/** Keeps a game as it lies on the table; a table that is only looked at writes nothing. */
export function tableKeeping(
  session: Session<DuneCcg>,
  keeper: GameKeeper,
  seats: () => Seats,
  isStored: boolean,
) {
  /** What was kept last, in short. */
  let mark = isStored ? inShort() : '';

  function inShort(): string {
    const { at, moves, branches } = session;
    const last = moves.at(-1);
    const end = last === undefined ? '' : moveText(last.move);
    const { controllers, standing } = seats();
    return [at, moves.length, end, branches.length, ...controllers, ...standing].join(' ');
  }

  return function keep(): void {
    const now = inShort();
    if (keeper.getSnapshot().isKept && now === mark) return;
    mark = now;
    const { controllers, standing } = seats();
    const { setup, state, at, moves, branches } = session;
    keeper.keep({
      setup,
      controllers: [...controllers],
      standing: [...standing],
      line: keepMoves(session, moves),
      at,
      branches: branches.map((one) => ({ from: one.from, line: keepMoves(session, one.moves) })),
      turn: state.turn,
      isOver: state.outcome !== null,
    });
  };
}
