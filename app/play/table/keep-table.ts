import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { KeptReview } from '@/lib/engine/game-review';
import { moveText } from '@/lib/kernel/moves';
import { keepMoves } from '@/lib/kernel/replay';
import type { Session } from '@/lib/kernel/session';
import type { StandingOrder } from '@/lib/players/who-plays';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import type { Controller } from './controllers';

/** What the table says of a game beside its moves. */
interface Beside {
  /** Who plays, and what was ordered, by seat. */
  readonly controllers: readonly Controller[];
  readonly standing: readonly StandingOrder[];
  readonly review: KeptReview | null;
}

/** Keeps a game as it lies on the table; a table that is only looked at writes nothing. */
export function tableKeeping(
  session: Session<DuneCcg>,
  keeper: GameKeeper,
  beside: () => Beside,
  isStored: boolean,
) {
  /** What was kept last, in short. */
  let mark = isStored ? inShort() : '';
  let kept = isStored ? beside().review : null;

  function inShort(): string {
    const { at, moves, branches } = session;
    const last = moves.at(-1);
    const end = last === undefined ? '' : moveText(last.move);
    const { controllers, standing } = beside();
    return [at, moves.length, end, branches.length, ...controllers, ...standing].join(' ');
  }

  return function keep(): void {
    const now = inShort();
    const { controllers, standing, review } = beside();
    if (keeper.getSnapshot().isKept && now === mark && review === kept) return;
    mark = now;
    kept = review;
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
      ...(review !== null && { review }),
    });
  };
}
