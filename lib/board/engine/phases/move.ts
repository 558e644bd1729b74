import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/may-use';
import { playCard } from '../atoms/cards';
import { addForces, takeForces } from '../atoms/forces';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { endsOf, hasOrnithopters, joining, STEPS, startsOf } from '../queries/groups';
import type { MoveFrame } from '../state/frames';
import type { BoardState, Stack } from '../state/state';
import { answerAnyTime, anyTime } from './any-time';
import { groupOptions } from './group';

const HAJR = 'hajr';

/**
 * A faction's move (GF9-move-01 to -12): one group from a territory to a place; a Hajr brings another move
 * (GF9-card-hajr-01). It is asked once more after a move, whether it holds a Hajr or not.
 */
export const moveStep: Step<MoveFrame> = {
  run(game, frame) {
    const { state } = game;
    const isOver = frame.moves === 0 && state.discards.includes(HAJR);
    if (frame.from === null && (isOver || factionAt(state, frame.seat).forces.length === 0))
      return end(game);
    ask(game, frame.seat);
  },
  options(state, frame, seat) {
    if (frame.from === null) return menu(state, frame, seat);
    if (frame.to === null) {
      const ends = endsOf(state, seat, frame.from, frame.steps);
      // A Karama may have left the group without a place to go.
      return ends.length === 0 ? [PASS] : ends.map((to): Action => ({ kind: 'to', to }));
    }
    return groupOptions(joining(state, seat, frame.from, frame.to, frame.steps), frame.groups);
  },
  answer(game, frame, seat, action) {
    const { state } = game;
    if (answerAnyTime(game, seat, action)) return;
    switch (action.kind) {
      case 'hajr':
        playCard(game, seat, HAJR);
        frame.moves += 1;
        frame.flew = null;
        return;
      case 'move':
        frame.from = action.from;
        frame.steps = stepsOf(state, frame, seat);
        if (frame.steps === STEPS.fremen && !mayUse(game, 'long-move')) frame.steps = STEPS.others;
        return;
      case 'to':
        frame.to = action.to;
        return;
      case 'forces': {
        frame.groups.push(action.count);
        const { from, to, steps, groups } = frame;
        if (from === null || to === null) return;
        const stacks = joining(state, seat, from, to, steps);
        if (groups.length < stacks.length) return;
        const count = carry(game, seat, stacks, groups, to);
        emit(game, { kind: 'moved', seat, from, to, count });
        frame.moves -= 1;
        return forget(frame);
      }
      default:
        if (frame.from === null) end(game);
        else forget(frame);
    }
  },
};

function menu(state: Readonly<BoardState>, frame: MoveFrame, seat: Seat): Action[] {
  const faction = factionAt(state, seat);
  const cards = anyTime(state, seat);
  if (frame.moves === 0) {
    const hajr: Action[] = faction.hand.includes(HAJR) ? [{ kind: 'hajr' }] : [];
    return [PASS, ...hajr, ...cards];
  }
  const moves = startsOf(state, seat, stepsOf(state, frame, seat)).map(
    (from): Action => ({ kind: 'move', from }),
  );
  return [PASS, ...moves, ...cards];
}

/** Territories that a group of a faction may enter now. */
export function stepsOf(state: Readonly<BoardState>, { flew }: MoveFrame, seat: Seat): number {
  const faction = factionAt(state, seat);
  if (flew ?? hasOrnithopters(faction)) return STEPS.ornithopters;
  return faction.id === 'fremen' ? STEPS.fremen : STEPS.others;
}

/** Takes a group to where it ends; gives how many forces it has. */
export function carry(
  { state }: Game,
  seat: Seat,
  stacks: readonly Stack[],
  groups: readonly number[],
  to: string,
): number {
  const faction = factionAt(state, seat);
  let count = 0;
  for (const [at, stack] of stacks.entries()) {
    const many = groups[at] ?? 0;
    takeForces(faction, stack.at, many);
    count += many;
  }
  addForces(faction, to, count);
  return count;
}

function forget(frame: MoveFrame): void {
  frame.from = null;
  frame.to = null;
  frame.groups = [];
}
