import type { Action } from '../actions';
import type { HouseFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { Check, Refusal } from '../state/refusal';
import type { GameCard } from '../state/state';

/** One kind of operation of a House Interval. */
export interface Operation {
  /** The actions that belong to it. */
  readonly kinds: readonly Action['kind'][];
  /** What the House may do of it now, in a fixed order. */
  readonly options: (game: Game, frame: HouseFrame) => Action[];
  /**
   * All that stands against it with a card of the House; none where it is among the options, null where it is
   * never about such a card.
   */
  readonly refusalsOfCard?: (
    game: Game,
    frame: HouseFrame,
    card: GameCard,
  ) => readonly Refusal[] | null;
  /** What may stand against a kind that is about no card in particular. */
  readonly checks?: {
    readonly [Kind in Action['kind']]?: readonly Check<HouseFrame, null>[];
  };
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
