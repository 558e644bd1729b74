import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import type { PlanPart } from '@/lib/board/engine/battle/plan-parts';
import { placeOf } from '@/lib/board/engine/facts';
import { playerOf } from '@/lib/board/players/players';
import type { Seat } from '@/lib/kernel/game';
import type { Session } from '@/lib/kernel/session';
import { openingPlan } from './opening-plan';
import type { StepsAhead } from './steps-ahead';
import { type Landed, wholeSuggestion } from './whole-suggestion';

/** What is suggested to the person that is asked, who is told by `person`: by no more than that person knows. */
export function adviceFor(
  session: Session<DuneBoard>,
  steps: StepsAhead,
  person: () => Seat | null,
) {
  /** What a steward would do in the place of that person. */
  function counsel(): Action | null {
    const seat = person();
    if (seat === null) return null;
    const landed = landedOf(session, seat);
    const legal = duneBoard
      .legalActions(session.state)
      .filter((action) => action.kind !== 'move' || action.from !== landed?.territory);
    return playerOf(
      'steward',
      session.setup.seed,
      seat,
    )(() => duneBoard.viewFor(session.state, seat), legal);
  }

  return {
    counsel,
    /** The shipment or the move that is suggested, by what a steward would do first. */
    whole(said: Action | null): ReturnType<typeof wholeSuggestion> {
      const seat = person();
      if (seat === null) return null;
      const begun = steps.chosen();
      // where the only place that forces can leave was chosen for the person, whether to leave it was not
      const isBegunAlone = begun.length > 0 && !steps.isChosen();
      const first = isBegunAlone ? counsel() : said;
      return wholeSuggestion(session.state, seat, begun, first, landedOf(session, seat));
    },
    /** The open parts of the battle plan, by what is chosen so far. */
    planParts: (wanted: readonly Action[]): readonly PlanPart[] =>
      openingPlan(session.state, wanted),
    /** The dial that is suggested with them, whatever dial is chosen; null where none is open. */
    planDial(wanted: readonly Action[]): number | null {
      const arms = wanted.filter(({ kind }) => kind !== 'strength');
      const actions = openingPlan(session.state, arms).map(({ action }) => action);
      return actions.find((action) => action.kind === 'strength')?.dial ?? null;
    },
  };
}

/** What a seat shipped in the present turn, and where to; null for nothing. */
function landedOf({ moves, at, state }: Session<DuneBoard>, seat: Seat): Landed | null {
  const shipped = moves
    .slice(0, at)
    .filter(({ turn }) => turn === state.turn)
    .flatMap(({ events }) => events)
    .findLast((event) => event.kind === 'shipped' && event.seat === seat);
  if (shipped?.kind !== 'shipped' || shipped.to === 'reserves') return null;
  return { territory: placeOf(shipped.to).territory.id, count: shipped.count };
}
