import type { Frame } from '../state/frames';
import { emit, type Game } from '../state/game';
import type { GameEvent } from '../state/log-events';
import type { GameState, Lasting, Outcome, Seat } from '../state/state';

/** Where a game stands: its turn, its order, its unfinished procedures, whose choice it is. */

export function beginTurn(game: Game): GameEvent {
  const { state } = game;
  state.turn += 1;
  state.frames = [{ step: 'turn', next: 'disengage', done: [] }];
  return emit(game, { kind: 'turn', turn: state.turn });
}

/** Ranks the Houses; some of them used tactics of the phase. */
export function setRanks(
  game: Game,
  ranks: readonly Seat[],
  swayed: readonly Seat[] = [],
): GameEvent {
  game.state.ranks = [...ranks];
  return emit(
    game,
    swayed.length === 0 ? { kind: 'ranked', ranks } : { kind: 'ranked', ranks, swayed },
  );
}

/** Begins a procedure inside the one that runs. */
export function push(state: GameState, frame: Frame): void {
  state.frames.push(frame);
}

/** Ends the innermost procedure. */
export function pop(state: GameState): void {
  state.frames.pop();
}

/** Ends a procedure that lies beneath others. */
export function drop(state: GameState, frame: Frame): void {
  const at = state.frames.indexOf(frame);
  if (at >= 0) state.frames.splice(at, 1);
}

/** Waits for a House to choose. */
export function ask(state: GameState, seat: Seat): void {
  state.decision = { seat };
}

/** No House is asked any more; the innermost procedure goes on. */
export function clearDecision(state: GameState): void {
  state.decision = null;
}

export function leaveTable(game: Game, seat: Seat): GameEvent | null {
  const { state } = game;
  const house = state.houses[seat];
  if (house === undefined || house.eliminated) return null;
  house.eliminated = true;
  house.treasury = 0;
  house.hoard = 0;
  state.ranks = state.ranks.filter((other) => other !== seat);
  return emit(game, { kind: 'eliminated', seat });
}

/** Ends the game. */
export function finish(game: Game, outcome: Outcome): GameEvent {
  const { state } = game;
  state.outcome = outcome;
  state.frames = [];
  state.decision = null;
  return emit(game, { kind: 'over', outcome });
}

/** Begins an effect that lasts. */
export function beginLasting(game: Game, lasting: Omit<Lasting, 'id'>): GameEvent {
  const { state } = game;
  const id = state.nextId;
  state.nextId += 1;
  state.lasting.push({ id, ...lasting });
  return emit(game, { kind: 'lasting', card: lasting.card, id });
}

/** Ends a lasting effect; null where there is none of that number. */
export function endLasting(game: Game, id: number): GameEvent | null {
  const { state } = game;
  const at = state.lasting.findIndex((one) => one.id === id);
  const [ended] = at < 0 ? [] : state.lasting.splice(at, 1);
  return ended === undefined ? null : emit(game, { kind: 'expired', card: ended.card, id });
}
