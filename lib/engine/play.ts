import type { Catalogue } from '@/lib/cards/catalogue';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { type Action, actionKey } from './actions';
import { answered, beginTurn } from './atoms/flow';
import type { GameEvent } from './events';
import type { Frame, StepName } from './frames';
import { type Game, happened } from './game';
import { enforceCommand } from './procedures/command';
import { expireCards } from './procedures/expire';
import { answerEvents } from './procedures/triggers';
import { subdueTurned, turncoats } from './procedures/turned';
import type { GameState } from './state';
import { discardStep } from './steps/discard';
import { disengageStep } from './steps/disengage';
import { drawStep } from './steps/draw';
import { effectStep } from './steps/effect';
import { excessStep } from './steps/excess';
import { hostStep } from './steps/host';
import { houseStep } from './steps/house';
import { initiativeStep } from './steps/initiative';
import { movingStep } from './steps/moving';
import { operationStep } from './steps/operation';
import { petitionStep } from './steps/petition';
import { riteStep } from './steps/rite';
import type { Step } from './steps/step';
import { turnStep } from './steps/turn';
import { windowStep } from './steps/window';
import { takeUp } from './take-up';

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
  excess: excessStep,
  moving: movingStep,
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
  const before = turncoats(game);
  stepOf(frame).answer(game, frame, decision.seat, legal);
  answerEvents(game);
  advance(game, before);
  return ok(game.events);
}

/** Goes on after a change that no action made, with the House that is asked then. */
export function goOn(game: Game): void {
  LISTED.delete(game.state);
  answered(game.state);
  answerEvents(game);
  advance(game);
}

function advance(game: Game, before = turncoats(game)): void {
  const { state } = game;
  let seen = before;
  let looked = 0;
  while (state.decision === null && state.outcome === null) {
    const frame = state.frames.at(-1);
    if (frame === undefined) return;
    stepOf(frame).run(game, frame);
    // What a House would still have to answer for comes to nothing.
    if (state.outcome !== null) return;
    const top = state.frames.at(-1);
    if (hasChanged(game, looked)) {
      expireCards(game);
      seen = subdueTurned(game, seen);
      enforceCommand(game);
    }
    answerEvents(game);
    looked = game.events.length;
    // What has come in between goes first; who was asked is asked again after it.
    if (state.frames.at(-1) !== top) answered(state);
  }
}

/** Events that change nothing on the table by themselves. */
const QUIET: ReadonlySet<GameEvent['kind']> = new Set([
  'announced',
  'bid',
  'interval',
  'passed',
  'phase',
]);

/** Whether something has changed on the table since so many events had happened. */
function hasChanged({ events }: Game, looked: number): boolean {
  for (let at = looked; at < events.length; at += 1) {
    const event = events[at];
    if (event !== undefined && !QUIET.has(event.kind)) return true;
  }
  return false;
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
