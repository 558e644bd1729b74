import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import { type Action, PASS } from '@/lib/board/engine/actions';
import { purse } from '@/lib/board/engine/atoms/spice';
import { placeOf } from '@/lib/board/engine/facts';
import type { BoardState } from '@/lib/board/engine/state/state';
import { playerOf } from '@/lib/board/players/players';
import type { Seat } from '@/lib/kernel/game';
import type { Session } from '@/lib/kernel/session';
import { range } from '@/lib/range';
import { after, onlyStart } from './ahead';
import { isAside } from './asides';
import { openingPlan } from './opening-plan';
import type { StepsAhead } from './steps-ahead';
import { type Landed, wholeSuggestion } from './whole-suggestion';

/** What is suggested to the person that is asked, who is told by `person`: by no more than that person knows. */
export function adviceFor(
  session: Session<DuneBoard>,
  steps: StepsAhead,
  person: () => Seat | null,
) {
  /** What a steward would choose of some actions in the place of a person. */
  const choice = (
    seat: Seat,
    legal: readonly Action[],
    view = duneBoard.viewFor(session.state, seat),
  ): Action => playerOf('steward', session.setup.seed, seat)(() => view, legal);

  /** What a steward would do in the place of that person: what is asked, before what a card may do beside it. */
  function counsel(state: Readonly<BoardState> = session.state): Action | null {
    const seat = person();
    if (seat === null) return null;
    const landed = landedOf(session, seat);
    const legal = duneBoard
      .legalActions(state)
      .filter((action) => action.kind !== 'move' || action.from !== landed?.territory);
    const asked = legal.filter((action) => !isAside({ action }));
    const isAsked = asked.some(({ kind }) => kind !== 'pass');
    return choice(seat, isAsked ? asked : legal, duneBoard.viewFor(state, seat));
  }

  return {
    counsel,
    /** The most spice that a steward would bid for the card for sale; 0 where it would pass. */
    mostBid(): number {
      const seat = person();
      if (seat === null) return 0;
      const legal = duneBoard.legalActions(session.state);
      const bids = legal.filter((action) => action.kind === 'bid');
      const others = legal.filter(({ kind }) => kind !== 'bid');
      const over = bids.findIndex((_, at) => {
        const said = choice(seat, [...bids.slice(at), ...others]);
        return said.kind !== 'bid';
      });
      return (over === -1 ? bids.at(-1) : bids[over - 1])?.spice ?? 0;
    },
    /** Whether a steward that passes would pass on all cards that are left for sale too, by what it knows of them. */
    passesOnAll(): boolean {
      const seat = person();
      if (seat === null) return false;
      const { factions, frames, ...view } = duneBoard.viewFor(session.state, seat);
      const frame = frames.at(-1);
      // the Emperor is paid for what others buy
      if (frame?.step !== 'bidding' || factions[seat]?.id === 'emperor') return false;
      const unseen = { ...frame, top: 0, bidder: null };
      const bids = range(1, purse(session.state, seat)).map(
        (spice): Action => ({ kind: 'bid', spice }),
      );
      const said = choice(seat, [PASS, ...bids], {
        ...{ ...view, factions, cardUp: null, frames: [...frames.slice(0, -1), unseen] },
      });
      return said.kind === 'pass';
    },
    /** Whether, where it is suggested to ship nothing, it is suggested to move nothing after that. */
    stays(): boolean {
      const seat = person();
      if (seat === null || session.state.frames.at(-1)?.step !== 'ship') return false;
      const next = after(session.state, [PASS]);
      const canMove = duneBoard.legalActions(next).some(({ kind }) => kind === 'move');
      if (next.asked !== seat || next.frames.at(-1)?.step !== 'move' || !canMove) return false;
      const found = wholeSuggestion(next, seat, onlyStart(next), counsel(next));
      return found === null || 'stays' in found;
    },
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
    /** The open parts of the battle plan, by what is chosen so far, and the dial that is suggested with them. */
    plan: (wanted: readonly Action[]): ReturnType<typeof openingPlan> =>
      openingPlan(session.state, wanted),
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
