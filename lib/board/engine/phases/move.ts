import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { playCard } from '../atoms/cards';
import { addAdvisors, addForces, hasAdvisors, takeAdvisors, takeForces } from '../atoms/forces';
import { placeOf } from '../facts';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { endsOf, hasOrnithopters, joining, STEPS, startsOf } from '../queries/groups';
import { coexists, standsIn } from '../queries/presence';
import type { MoveFrame } from '../state/frames';
import type { BoardState, LocationId, Stack } from '../state/state';
import { arrive, enter } from './advisors';
import { answerAnyTime, anyTime } from './any-time';
import { gather, groupOptions } from './group';

const HAJR = 'hajr';

/**
 * A faction's move (GF9-move-01 to -12): one group from a territory to a place; a Hajr brings another move
 * (GF9-card-hajr-01). It is asked once more after a move, whether it holds a Hajr or not.
 */
export const moveStep: Step<MoveFrame> = {
  run(game, frame) {
    const { state } = game;
    const isOver = frame.moves === 0 && state.discards.includes(HAJR);
    const { forces, advisors } = factionAt(state, frame.seat);
    if (frame.from === null && (isOver || forces.length + advisors.length === 0)) return end(game);
    ask(game, frame.seat);
  },
  options(state, frame, seat) {
    if (frame.from === null) return menu(state, frame, seat);
    if (frame.to === null) {
      const ends = endsOf(state, seat, frame.from, frame.steps);
      // A Karama may have left the group without a place to go.
      return ends.length === 0 ? [PASS] : ends.map((to): Action => ({ kind: 'to', to }));
    }
    return groupOptions(joining(state, seat, frame.from, frame.to, frame.steps), frame);
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
      case 'forces':
      case 'elites': {
        const { from, to, steps } = frame;
        if (from === null || to === null) return;
        const stacks = joining(state, seat, from, to, steps);
        if (!gather(stacks, frame, action)) return;
        const { groups, elites } = frame;
        frame.moves -= 1;
        forget(frame);
        return carry(game, seat, stacks, { groups, elites }, to, 'moved');
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

/** Takes a group to where it ends, and looks whether the Bene Gesserit coexist there. */
export function carry(
  game: Game,
  seat: Seat,
  stacks: readonly Stack[],
  { groups, elites }: { readonly groups: readonly number[]; readonly elites: readonly number[] },
  to: LocationId,
  kind: 'moved' | 'rode',
): void {
  const faction = factionAt(game.state, seat);
  const from = placeOf(stacks[0]?.at ?? to).territory.id;
  const territory = placeOf(to).territory.id;
  const areAdvisors = hasAdvisors(faction, from);
  // Among own forces a group takes the side of those.
  const isAmongOwn = standsIn(faction, territory) || hasAdvisors(faction, territory);
  let count = 0;
  let elite = 0;
  for (const [at, stack] of stacks.entries()) {
    const many = groups[at] ?? 0;
    if (areAdvisors) takeAdvisors(faction, stack.at, many);
    else takeForces(faction, stack.at, many, elites[at]);
    count += many;
    elite += elites[at] ?? 0;
  }
  if (areAdvisors && !standsIn(faction, territory)) addAdvisors(faction, to, count);
  else addForces(faction, to, count, elite);
  emit(game, { kind, seat, from, to, count, elite });
  if (from === territory) return;
  if ((areAdvisors || coexists(game.state, seat)) && !isAmongOwn) arrive(game, seat, territory);
  enter(game, seat, territory);
}

function forget(frame: MoveFrame): void {
  frame.from = null;
  frame.to = null;
  frame.groups = [];
  frame.elites = [];
}
