import type { Action } from '../actions';
import type { Frame } from '../frames';
import type { Game } from '../game';
import type { Seat } from '../state';

/** One procedure of the rulebook: how it goes on, what it lets a House choose, what a choice does. */
export interface Step<F extends Frame> {
  /** Goes on until it asks a House, begins another procedure, or ends itself. */
  readonly run: (game: Game, frame: F) => void;
  /** What the House that was asked may do, in a fixed order; never empty while it is asked. */
  readonly options: (game: Game, frame: F, seat: Seat) => Action[];
  /** Does what was chosen; it is one of the options. */
  readonly answer: (game: Game, frame: F, seat: Seat, action: Action) => void;
}
