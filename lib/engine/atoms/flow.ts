import type { GameEvent } from '../events';
import type { Frame } from '../frames';
import type { GameState, Outcome, Seat } from '../state';

/** Where a game stands: its turn, its order, its unfinished procedures, whose choice it is. */

export function beginTurn(state: GameState): GameEvent {
  state.turn += 1;
  state.frames = [{ step: 'turn', next: 'disengage', done: [] }];
  return { kind: 'turn', turn: state.turn };
}

export function setRanks(state: GameState, ranks: readonly Seat[]): GameEvent {
  state.ranks = [...ranks];
  return { kind: 'ranked', ranks };
}

/** Begins a procedure inside the one that runs. */
export function push(state: GameState, frame: Frame): void {
  state.frames.push(frame);
}

/** Ends the innermost procedure. */
export function pop(state: GameState): void {
  state.frames.pop();
}

/** Waits for a House to choose. */
export function ask(state: GameState, seat: Seat): void {
  state.decision = { seat };
}

/** The choice is made. */
export function answered(state: GameState): void {
  state.decision = null;
}

export function eliminate(state: GameState, seat: Seat): GameEvent | null {
  const house = state.houses[seat];
  if (house === undefined || house.eliminated) return null;
  house.eliminated = true;
  house.treasury = 0;
  house.hoard = 0;
  state.ranks = state.ranks.filter((other) => other !== seat);
  return { kind: 'eliminated', seat };
}

/** Ends the game. */
export function finish(state: GameState, outcome: Outcome): GameEvent {
  state.outcome = outcome;
  state.frames = [];
  state.decision = null;
  return { kind: 'over', outcome };
}
