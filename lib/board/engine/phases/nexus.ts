import type { Seat } from '@/lib/kernel/game';
import { mostAllied } from '../../setup/winning';
import { type Action, PASS } from '../actions';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { sideOf } from '../queries/order';
import type { NexusFrame, Proposal } from '../state/frames';
import type { BoardState } from '../state/state';

/**
 * Nexus (GF9-nexus-01 to -03, GF9-ally-01 to -11, GF9-Q26, DES-ally-03 to -14, DES-Q30): each player may break its alliance,
 * propose one, accept one, or be ready; it ends when all are. A proposal asks those again who must agree, a break the
 * partners. A player comes into an alliance that is there if all its members agree; who leaves one leaves the others
 * together. Nobody proposes the same twice or breaks twice in one nexus, so that it ends.
 */
export const nexusStep: Step<NexusFrame> = {
  run(game, frame) {
    const [seat] = frame.left;
    if (seat === undefined) end(game);
    else ask(game, seat);
  },
  options(state, frame, seat) {
    const isAllied = factionAt(state, seat).allies.length > 0;
    const breaks = isAllied && !frame.broke.includes(seat) ? [BREAK] : [];
    const open = frame.proposals.filter((proposal) => waitsFor(state, proposal, seat));
    const accepted = open.map(({ from }): Action => ({ kind: 'accept', from }));
    return [PASS, ...breaks, ...accepted, ...proposals(state, frame, seat)];
  },
  answer(game, frame, seat, action) {
    switch (action.kind) {
      case 'break':
        return leave(game, frame, seat);
      case 'propose': {
        const proposal = { from: seat, to: action.to, agreed: [] };
        frame.proposals.push(proposal);
        frame.proposed.push({ from: seat, to: action.to });
        emit(game, { kind: 'proposed', seat, to: action.to });
        for (const other of mustAgree(game.state, proposal)) askAgain(frame, other);
        return;
      }
      case 'accept':
        return agree(game, frame, action.from, seat);
      default:
        frame.left = frame.left.filter((other) => other !== seat);
    }
  },
};

const BREAK: Action = { kind: 'break' };

/** All of both sides but the one that proposed. */
function mustAgree(state: Readonly<BoardState>, { from, to }: Proposal): readonly Seat[] {
  return [...sideOf(state, from), ...sideOf(state, to)].filter((seat) => seat !== from);
}

function waitsFor(state: Readonly<BoardState>, proposal: Proposal, seat: Seat): boolean {
  return mustAgree(state, proposal).includes(seat) && !proposal.agreed.includes(seat);
}

/** To whom a side may be joined by one of its seats; an alliance is named by the first of its seats. */
function proposals(state: Readonly<BoardState>, frame: NexusFrame, seat: Seat): Action[] {
  const own = sideOf(state, seat);
  // An alliance waits for an answer before it asks somebody else.
  if (own.length > 1 && frame.proposals.some(({ from }) => own.includes(from))) return [];
  const most = mostAllied(state, state.factions.length);
  return state.factions.flatMap((_, to): Action[] => {
    const theirs = sideOf(state, to);
    if (own.includes(to) || theirs[0] !== to) return [];
    // One player comes at a time.
    if (own.length + theirs.length > most || Math.min(own.length, theirs.length) > 1) return [];
    if (frame.proposed.some((said) => said.from === seat && said.to === to)) return [];
    // It is for the others to accept what they were offered.
    const isOpen = (one: Proposal, ours: readonly Seat[], others: readonly Seat[]) =>
      ours.includes(one.from) && others.includes(one.to);
    if (frame.proposals.some((one) => isOpen(one, own, theirs) || isOpen(one, theirs, own)))
      return [];
    return [{ kind: 'propose', to }];
  });
}

function agree(game: Game, frame: NexusFrame, from: Seat, seat: Seat): void {
  const { state } = game;
  const at = frame.proposals.findIndex(
    (proposal) => proposal.from === from && waitsFor(state, proposal, seat),
  );
  const proposal = frame.proposals[at];
  if (proposal === undefined) return;
  const agreed = { ...proposal, agreed: [...proposal.agreed, seat] };
  frame.proposals[at] = agreed;
  if (mustAgree(state, agreed).every((other) => agreed.agreed.includes(other)))
    unite(game, frame, agreed);
  else emit(game, { kind: 'agreed', seat, to: from });
}

function unite(game: Game, frame: NexusFrame, proposal: Proposal): void {
  const { state } = game;
  const { from } = proposal;
  const side = [from, ...mustAgree(state, proposal)].sort((one, other) => one - other);
  for (const seat of side) {
    const faction = factionAt(state, seat);
    faction.allies = side.filter((other) => other !== seat);
    faction.order = null;
  }
  frame.proposals = frame.proposals.filter((one) => one !== proposal);
  withdraw(frame, side);
  emit(game, { kind: 'allied', seat: from, with: factionAt(state, from).allies });
}

/** One leaves; the others stay allied, unless it leaves one alone (DES-ally-13, -14). */
function leave(game: Game, frame: NexusFrame, seat: Seat): void {
  const { state } = game;
  const faction = factionAt(state, seat);
  const partners = faction.allies;
  withdraw(frame, [seat, ...partners]);
  faction.allies = [];
  for (const partner of partners) {
    const other = factionAt(state, partner);
    other.allies = other.allies.filter((one) => one !== seat);
  }
  frame.broke.push(seat);
  emit(game, { kind: 'alliance-broken', seat, with: partners });
  for (const partner of partners) askAgain(frame, partner);
}

/** Open proposals of a side that is another now, or to it, are off, and may be made again. */
function withdraw(frame: NexusFrame, side: readonly Seat[]): void {
  const isOff = ({ from, to }: { readonly from: Seat; readonly to: Seat }) =>
    side.includes(from) || side.includes(to);
  const off = frame.proposals.filter(isOff);
  frame.proposals = frame.proposals.filter((one) => !isOff(one));
  frame.proposed = frame.proposed.filter(
    (said) => !off.some(({ from, to }) => said.from === from && said.to === to),
  );
}

/** A seat that was ready has something new to answer. */
function askAgain(frame: NexusFrame, seat: Seat): void {
  if (!frame.left.includes(seat)) frame.left.push(seat);
}
