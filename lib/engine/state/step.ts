import type { Action } from '../actions';
import { answered } from '../atoms/flow';
import type { Frame } from './frames';
import type { Game } from './game';
import type { Seat } from './state';

/** The actions of some kinds. */
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

/**
 * One procedure of the rulebook: how it goes on, what it lets a House choose, what a choice does. A
 * procedure names the actions that it can be answered with; its options and its answer hold no others.
 */
export interface Step<F extends Frame, A extends Action = Action> {
  /** Goes on until it asks a House, begins another procedure, or ends itself. */
  run(game: Game, frame: F): void;
  /** What the House that was asked may do, in a fixed order; never empty while it is asked. */
  options(game: Game, frame: F, seat: Seat): A[];
  /** Does what was chosen; it is one of the options. */
  answer(game: Game, frame: F, seat: Seat, action: A): void;
}

/** One stage of a procedure; one that asks nothing has no options. */
export interface Stage<F extends Frame, A extends Action = Action> {
  /** Goes on to the next stage, or asks a House. */
  run(game: Game, frame: F): void;
  options?(game: Game, frame: F, seat: Seat): A[];
  answer?(game: Game, frame: F, seat: Seat, action: A): void;
}

/** A procedure from the table of its stages. */
export function inStages<F extends Frame & { readonly at: string }>(
  stages: Readonly<Record<F['at'], Stage<F>>>,
): Step<F> {
  const stageOf = ({ at }: F): Stage<F> => stages[at as F['at']];
  return {
    run: (game, frame) => stageOf(frame).run(game, frame),
    options: (game, frame, seat) => stageOf(frame).options?.(game, frame, seat) ?? [],
    answer(game, frame, seat, action) {
      answered(game.state);
      stageOf(frame).answer?.(game, frame, seat, action);
    },
  };
}
