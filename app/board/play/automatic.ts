import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import { isIdle } from '@/lib/board/engine/advantages/idle';
import { playerOf } from '@/lib/board/players/players';
import type { Player, Seat } from '@/lib/kernel/game';
import type { Session } from '@/lib/kernel/session';
import { GOING } from './going';
import type { Controller } from './players';

interface Move {
  readonly action: Action;
  readonly by: 'machine' | 'table';
}

/** The moves of a game that no person chooses. */
export function automatic(session: Session<DuneBoard>, controllers: readonly Controller[]) {
  const { seed } = session.setup;
  const isAlone = controllers.filter((one) => one === 'person').length < 2;
  let players = seated();

  /** As they are after the moves so far, so that a game that is taken up goes on as it would have. */
  function seated(): readonly (Player<DuneBoard> | null)[] {
    const made = session.moves.slice(0, session.at);
    return controllers.map((one, at) => {
      const own = made.filter(({ by, seat }) => by === 'machine' && seat === at);
      const earlier = own.map(({ among }) => among);
      return one === 'person' ? null : playerOf(one, seed, at, earlier);
    });
  }

  return {
    /** The next of them; null where a person is asked, or nobody is. */
    next(): Move | null {
      const seat = duneBoard.toAct(session.state);
      if (seat === null) return null;
      const legal = duneBoard.legalActions(session.state);
      const player = players[seat];
      if (player != null)
        return {
          action: player(() => duneBoard.viewFor(session.state, seat), legal),
          by: 'machine',
        };
      const step = session.state.frames.at(-1)?.step ?? 'turn';
      // a card for any time can be played with the next question too
      const chief = GOING.has(step)
        ? legal.filter(({ kind }) => kind !== 'truthtrance')
        : step === 'nexus'
          ? inNexus(session, seat, legal)
          : // a Karama that could stop nothing is not asked for
            legal.filter((action) => action.kind !== 'order' || !isIdle(session.state, action));
      const [only] = chief;
      // Where several sit at one device, a pass that goes by itself would tell what is not held.
      return isAlone && only !== undefined && chief.length === 1
        ? { action: only, by: 'table' }
        : null;
    },
    /** After a jump to another position. */
    takeUp(): void {
      players = seated();
    },
  };
}

/** Nobody leaves at once what he has just come into; who has just proposed waits for the answer. */
function inNexus(
  { moves, at, state }: Session<DuneBoard>,
  seat: Seat,
  legal: readonly Action[],
): readonly Action[] {
  const last = moves.slice(0, at).findLast((played) => played.seat === seat)?.move;
  // one of three may wait for the others
  if (last?.kind === 'accept' && state.factions[seat]?.allies.includes(last.from) === true)
    return legal.filter(({ kind }) => kind !== 'break');
  return last?.kind === 'propose' ? legal.filter(({ kind }) => kind === 'pass') : legal;
}
