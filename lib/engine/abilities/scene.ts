import type { EffectCause } from '../state/frames';
import type { Game } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/** Where an ability is looked at from: whose it is, on which card, and what has been chosen so far. */
export interface Scene {
  readonly game: Game;
  /** "You". */
  readonly seat: Seat;
  /** The card that has the ability. */
  readonly card: GameCard;
  readonly x: number | null;
  /** Cards that were chosen, the latest last. */
  readonly targets: readonly GameCardId[];
  /** Houses that were chosen, the latest last. */
  readonly houses: readonly Seat[];
  readonly cause: EffectCause | null;
  /** What the card was assigned to when its ability began, where one is carried out. */
  readonly bearer: GameCardId | null;
  /** Tokens that marked the X of the card when its ability began: a cost may take it off the table. */
  readonly marks: number | null;
  /** The card that engages for it. */
  readonly engages: GameCardId | null;
}

const NONE: readonly never[] = [];

/** The scene of an ability that works by itself. */
export function standing(
  game: Game,
  seat: Seat,
  card: GameCard,
  targets: readonly GameCardId[] = NONE,
  houses: readonly Seat[] = NONE,
): Scene {
  return {
    game,
    seat,
    card,
    x: null,
    targets,
    houses,
    cause: null,
    bearer: null,
    marks: null,
    engages: null,
  };
}
