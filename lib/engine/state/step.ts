import type { Action } from '../actions';
import { ask } from '../atoms/flow';
import type { Frame } from './frames';
import type { Game } from './game';
import type { Seat } from './state';

/** The actions of some kinds. */
export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

/**
 * One procedure of the rulebook, or one stage of it: how it goes on, what it lets a House choose, what a
 * choice does. It names the actions that it can be answered with; its options and its answer hold no
 * others. One that asks nothing has neither.
 */
export interface Step<F extends Frame, A extends Action = Action> {
  /** Goes on until it asks a House, begins another procedure, or ends itself. */
  run(game: Game, frame: F): void;
  /** What the House that was asked may do, in a fixed order; never empty while it is asked. */
  options?(game: Game, frame: F, seat: Seat): A[];
  /** Does what was chosen; it is one of the options. The House is asked no more, unless it asks again. */
  answer?(game: Game, frame: F, seat: Seat, action: A): void;
}

/** A procedure from the table of its stages. */
export function inStages<F extends Frame & { readonly at: string }>(
  stages: Readonly<Record<F['at'], Step<F>>>,
): Required<Step<F>> {
  const stageOf = ({ at }: F): Step<F> => stages[at as F['at']];
  return {
    run: (game, frame) => stageOf(frame).run(game, frame),
    options: (game, frame, seat) => stageOf(frame).options?.(game, frame, seat) ?? [],
    answer: (game, frame, seat, action) => stageOf(frame).answer?.(game, frame, seat, action),
  };
}

/**
 * Asks the first of the waiting Houses that has something to choose; those before it are passed over.
 * Whether there was one.
 */
export function askNext(
  { state }: Game,
  waiting: Seat[],
  hasChoice: (seat: Seat) => boolean,
  passOver: (seat: Seat) => void = () => {},
): boolean {
  for (let seat = waiting[0]; seat !== undefined; seat = waiting[0]) {
    if (hasChoice(seat)) {
      ask(state, seat);
      return true;
    }
    passOver(seat);
    waiting.shift();
  }
  return false;
}
