import type { Seat } from '@/lib/kernel/game';
import type { Action } from './actions';
import type { BoardEvent } from './state/events';
import type { Frame } from './state/frames';
import type { BoardState, Faction } from './state/state';

/** A state that is being changed, and what has happened since the last decision. */
export interface Game {
  readonly state: BoardState;
  readonly events: BoardEvent[];
}

/** How one kind of frame goes on; the innermost frame is at work. */
export interface Step<F extends Frame> {
  /** Does what comes next: asks a seat, begins an inner frame, or ends. */
  readonly run: (game: Game, frame: F) => void;
  /** What the seat that is asked may do, in a fixed order; none for a frame that asks nobody. */
  readonly options?: (state: Readonly<BoardState>, frame: F, seat: Seat) => readonly Action[];
  readonly answer?: (game: Game, frame: F, seat: Seat, action: Action) => void;
}

export function emit(game: Game, event: BoardEvent): void {
  game.events.push(event);
}

/** The innermost frame waits for a seat. */
export function ask(game: Game, seat: Seat): void {
  game.state.asked = seat;
}

export function begin(game: Game, frame: Frame): void {
  game.state.frames.push(frame);
}

/** The innermost frame is over. */
export function end(game: Game): void {
  game.state.frames.pop();
}

export function factionAt({ factions }: Readonly<BoardState>, seat: Seat): Faction {
  const faction = factions[seat];
  if (faction === undefined) throw new Error(`nobody sits at ${seat}`);
  return faction;
}
