import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import type { NexusFrame } from '../state/frames';
import type { BoardState } from '../state/state';

/**
 * Nexus (GF9-nexus-01 to -03, GF9-ally-01 to -11, GF9-Q26): each player may break its alliance, propose one, accept one,
 * or be ready; it ends when all are. A proposal asks the other again, a break the partner. Nobody proposes the same
 * twice or breaks twice in one nexus, so that it ends.
 */
export const nexusStep: Step<NexusFrame> = {
  run(game, frame) {
    const [seat] = frame.left;
    if (seat === undefined) end(game);
    else ask(game, seat);
  },
  options(state, frame, seat) {
    const { ally } = factionAt(state, seat);
    if (ally !== null) return frame.broke.includes(seat) ? [PASS] : [PASS, BREAK];
    const accepted = frame.proposals.flatMap(({ from, to }): Action[] =>
      to === seat ? [{ kind: 'accept', from }] : [],
    );
    return [PASS, ...accepted, ...proposals(state, frame, seat)];
  },
  answer(game, frame, seat, action) {
    const { state } = game;
    switch (action.kind) {
      case 'break': {
        const faction = factionAt(state, seat);
        const partner = faction.ally ?? seat;
        faction.ally = null;
        factionAt(state, partner).ally = null;
        frame.broke.push(seat);
        emit(game, { kind: 'alliance-broken', seat, with: partner });
        return askAgain(frame, partner);
      }
      case 'propose':
        frame.proposals.push({ from: seat, to: action.to });
        frame.proposed.push({ from: seat, to: action.to });
        emit(game, { kind: 'proposed', seat, to: action.to });
        return askAgain(frame, action.to);
      case 'accept':
        return ally(game, frame, action.from, seat);
      default:
        frame.left = frame.left.filter((other) => other !== seat);
    }
  },
};

const BREAK: Action = { kind: 'break' };

function proposals(state: Readonly<BoardState>, frame: NexusFrame, seat: Seat): Action[] {
  return state.factions.flatMap((other, to): Action[] => {
    if (to === seat || other.ally !== null) return [];
    const isSaid = ({ from, to: whom }: { from: Seat; to: Seat }) => from === seat && whom === to;
    if (frame.proposed.some(isSaid)) return [];
    // It is for the other to accept what it was offered.
    if (frame.proposals.some(({ from, to: whom }) => from === to && whom === seat)) return [];
    return [{ kind: 'propose', to }];
  });
}

function ally(game: Game, frame: NexusFrame, one: Seat, other: Seat): void {
  const { state } = game;
  for (const [seat, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const faction = factionAt(state, seat);
    faction.ally = partner;
    faction.allied = state.turn;
    faction.order = null;
  }
  const involved = new Set([one, other]);
  frame.proposals = frame.proposals.filter(
    ({ from, to }) => !involved.has(from) && !involved.has(to),
  );
  emit(game, { kind: 'allied', seat: one, with: other });
}

/** A seat that was ready has something new to answer. */
function askAgain(frame: NexusFrame, seat: Seat): void {
  if (!frame.left.includes(seat)) frame.left.push(seat);
}
