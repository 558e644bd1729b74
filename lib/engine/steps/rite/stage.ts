import type { Action } from '../../actions';
import type { RiteFrame } from '../../frames';
import type { Game } from '../../game';

/** One segment of a rite: how it goes on, and what a House may choose in it. */
export interface Stage {
  /** Goes on to the next segment, or asks a House. */
  readonly run: (game: Game, rite: RiteFrame) => void;
  readonly options?: (game: Game, rite: RiteFrame) => Action[];
  readonly answer?: (game: Game, rite: RiteFrame, action: Action) => void;
}
