import type { Catalogue } from '@/lib/cards/catalogue';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { type Action, actionKey } from './actions';
import { beginTurn } from './atoms/flow';
import type { GameEvent } from './events';
import type { Frame, StepName } from './frames';
import { type Game, happened, takeUp } from './game';
import { expireCards } from './procedures/expire';
import { answerEvents } from './procedures/triggers';
import type { GameState } from './state';
import { discardStep } from './steps/discard';
import { disengageStep } from './steps/disengage';
import { drawStep } from './steps/draw';
import { effectStep } from './steps/effect';
import { hostStep } from './steps/host';
import { houseStep } from './steps/house';
import { initiativeStep } from './steps/initiative';
import { operationStep } from './steps/operation';
import { petitionStep } from './steps/petition';
import { riteStep } from './steps/rite';
import type { Step } from './steps/step';
import { turnStep } from './steps/turn';
import { windowStep } from './steps/window';

const STEPS: { readonly [Name in StepName]: Step<Extract<Frame, { readonly step: Name }>> } = {
  turn: turnStep,
  disengage: disengageStep,
  initiative: initiativeStep,
  house: houseStep,
  operation: operationStep,
  window: windowStep,
  effect: effectStep,
  rite: riteStep,
  petition: petitionStep,
  host: hostStep,
  discard: discardStep,
  draw: drawStep,
};

/** Begins the first turn of a game that has been set up. Gives what happened till a House is asked. */
export function begin(state: GameState, catalogue: Catalogue): readonly GameEvent[] {
  const game = takeUp(state, catalogue);
  if (state.turn === 0) happened(game, beginTurn(state));
  advance(game);
  return game.events;
}

/** What was listed last for a state that has not been played on since: play need not list it again. */
const LISTED = new WeakMap<GameState, readonly Action[]>();

/** What the House that must decide may do, in a fixed order. Empty only when no House is asked. */
export function legalActions(state: GameState, catalogue: Catalogue): readonly Action[] {
  const frame = state.frames.at(-1);
  if (state.decision === null || frame === undefined) return [];
  const game = takeUp(state, catalogue);
  const listed = stepOf(frame).options(game, frame, state.decision.seat);
  LISTED.set(state, listed);
  return listed;
}

/** Whether two actions say the same. All their parts are plain values. */
function isSame(one: Action, other: Action): boolean {
  if (one.kind !== other.kind) return false;
  const parts = Object.entries(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([name, value]) => other[name as keyof Action] === value)
  );
}

/**
 * Plays an action in place and gives what happened till the next House is asked. An action that is not
 * legal now is refused (`illegal-action`), and nothing changes.
 */
export function play(
  state: GameState,
  action: Action,
  catalogue: Catalogue,
): Result<readonly GameEvent[]> {
  const frame = state.frames.at(-1);
  const { decision } = state;
  const listed = LISTED.get(state) ?? legalActions(state, catalogue);
  const legal = listed.find((one) => isSame(one, action));
  if (legal === undefined || frame === undefined || decision === null)
    return fail(illegal(actionKey(action)));
  LISTED.delete(state);
  const game = takeUp(state, catalogue);
  stepOf(frame).answer(game, frame, decision.seat, legal);
  answerEvents(game);
  advance(game);
  return ok(game.events);
}

function advance(game: Game): void {
  const { state } = game;
  while (state.decision === null && state.outcome === null) {
    const frame = state.frames.at(-1);
    if (frame === undefined) return;
    stepOf(frame).run(game, frame);
    expireCards(game);
    answerEvents(game);
  }
}

/** The step of a frame. The table pairs each name with its own kind of frame. */
function stepOf(frame: Frame): Step<Frame> {
  return STEPS[frame.step] as Step<Frame>;
}

function illegal(action: string): InputProblem {
  return {
    code: 'illegal-action',
    at: '',
    message: `“${action.slice(0, 80)}” is not among what may be done now.`,
  };
}
