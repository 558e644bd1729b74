import type { Action } from '../../actions';
import type { HouseFrame } from '../../frames';
import type { Game } from '../../game';

/** One kind of operation of a House Interval. */
export interface Operation {
  /** The actions that belong to it. */
  readonly kinds: readonly Action['kind'][];
  /** What the House may do of it now, in a fixed order. */
  readonly options: (game: Game, frame: HouseFrame) => Action[];
  /** What it uses up as soon as it is announced, whatever comes of it. */
  readonly announce?: (game: Game, frame: HouseFrame, action: Action) => void;
  /**
   * Whether it can be done once it has been answered, where that asks for less than its declaration;
   * else it must still be among the options.
   */
  readonly stillPossible?: (game: Game, frame: HouseFrame, action: Action) => boolean;
  readonly perform: (game: Game, frame: HouseFrame, action: Action) => void;
  /** What follows once tactics have answered a card that it engaged (TAT-6.2.2-21). */
  readonly conclude?: (game: Game, frame: HouseFrame, action: Action) => void;
}
