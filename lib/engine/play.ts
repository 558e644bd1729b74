import { isSame, moveText } from '@/lib/kernel/moves';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { GameCatalogue } from './abilities/game-catalogue';
import { effectStep } from './abilities/running/effect';
import { expireCards } from './abilities/running/expire';
import { answerEvents } from './abilities/running/triggers';
import { discardTheWorn } from './abilities/scripts/dies-without-resistance';
import type { Action } from './actions';
import { beginTurn, clearDecision } from './atoms/flow';
import { renumber } from './atoms/numbers';
import { priceStep } from './deployment/choose-x';
import { enforceCommand, excessStep, hostStep, movingStep } from './deployment/find-host';
import { initiativeStep } from './initiative/initiative';
import { subdueTurned, turncoats } from './leaving-play/turned-adversarial';
import { operationStep } from './operations/operation';
import type { Operation } from './operations/operation-kind';
import { petitionStep } from './petition/petition';
import { riteStep } from './rite/rite';
import type { Frame, StepName } from './state/frames';
import type { Game } from './state/game';
import type { GameEvent } from './state/log-events';
import { abandon, takeUp, takeUpAgain } from './state/open-game';
import { asSeenBy } from './state/sight';
import type { GameState, Seat } from './state/state';
import type { Step } from './state/step';
import { turnedUp } from './state/view';
import { discardStep, drawStep } from './turn/closing-interval';
import { houseStep } from './turn/house-interval';
import { disengageStep } from './turn/opening-interval';
import { turnStep } from './turn/turn';
import { windowStep } from './windows/window';

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
  price: priceStep,
  discard: discardStep,
  draw: drawStep,
};

/** Begins the first turn of a game that has been set up. Gives what happened till a House is asked. */
export function begin(state: GameState, catalogue: GameCatalogue): readonly GameEvent[] {
  const game = takeUp(state, catalogue);
  if (state.turn === 0) beginTurn(game);
  advance(game);
  renumber(game, []);
  return game.events;
}

/**
 * What the House that must decide may do, in a fixed order. Empty only when no House is asked. The list stands
 * till something is played.
 */
export function legalActions(state: GameState, catalogue: GameCatalogue): readonly Action[] {
  const game = takeUpAgain(state, catalogue);
  return game.listed ?? list(game);
}

function list(game: Game): readonly Action[] {
  const { decision, frames } = game.state;
  const frame = frames.at(-1);
  game.listed =
    decision === null || frame === undefined
      ? []
      : asSeenBy(
          game,
          decision.seat,
          () => stepOf(frame).options?.(game, frame, decision.seat) ?? [],
        );
  return game.listed;
}

/** Makes a state what it was, after something that came to nothing. */
export function takeBack(state: GameState, before: GameState): void {
  Object.assign(state, before);
  abandon(state);
}

/**
 * Plays an action in place and gives what happened till the next House is asked. An action that is not
 * legal now is refused (`illegal-action`), and nothing changes.
 */
export function play(
  state: GameState,
  action: Action,
  catalogue: GameCatalogue,
): Result<readonly GameEvent[], IllegalAction> {
  const frame = state.frames.at(-1);
  const { decision } = state;
  const game = takeUpAgain(state, catalogue);
  const actions = game.listed ?? list(game);
  const legal = actions.includes(action) ? action : actions.find((one) => isSame(one, action));
  if (legal === undefined || frame === undefined || decision === null)
    return fail(illegal(moveText(action)));
  return ok(perform(game, frame, decision.seat, legal));
}

/**
 * What the House in its Interval may do of some kinds of operations: part of `legalActions`, found without the rest.
 * Empty outside of a House Interval.
 */
export function someOperations(game: Game, operations: readonly Operation[]): readonly Action[] {
  const { decision, frames } = game.state;
  const frame = frames.at(-1);
  if (decision === null || frame?.step !== 'house') return [];
  return asSeenBy(game, decision.seat, () =>
    operations.flatMap((operation) => operation.options(game, frame)),
  );
}

/** Plays an action that has just been found to be legal, and looks no more. */
export function playLegal(state: GameState, action: Action, catalogue: GameCatalogue): void {
  const frame = state.frames.at(-1);
  const { decision } = state;
  if (frame === undefined || decision === null) return;
  perform(takeUpAgain(state, catalogue), frame, decision.seat, action);
}

function perform(game: Game, frame: Frame, seat: Seat, action: Action): readonly GameEvent[] {
  const { state } = game;
  game.listed = null;
  const shown = turnedUp(state);
  const before = turncoats(game);
  clearDecision(state);
  stepOf(frame).answer?.(game, frame, seat, action);
  answerEvents(game);
  advance(game, before);
  renumber(game, shown);
  return game.events;
}

/** Goes on after a change that no action made, with the House that is asked then. */
export function goOn(game: Game): void {
  abandon(game.state);
  const shown = turnedUp(game.state);
  clearDecision(game.state);
  answerEvents(game);
  advance(game);
  renumber(game, shown);
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
    if (game.changes !== looked) {
      expireCards(game);
      discardTheWorn(game);
      seen = subdueTurned(game, seen);
      enforceCommand(game);
    }
    answerEvents(game);
    looked = game.changes;
    // What has come in between goes first; who was asked is asked again after it.
    if (state.frames.at(-1) !== top) clearDecision(state);
  }
}

/** The step of a frame. The table pairs each name with its own kind of frame. */
function stepOf(frame: Frame): Step<Frame> {
  return STEPS[frame.step] as Step<Frame>;
}

type IllegalAction = InputProblem<'illegal-action'>;

function illegal(action: string): IllegalAction {
  return {
    code: 'illegal-action',
    at: '',
    message: `“${action.slice(0, 80)}” is not among what may be done now.`,
  };
}
