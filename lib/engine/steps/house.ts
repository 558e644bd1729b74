import { answered, ask, pop, push } from '../atoms/flow';
import type { HouseFrame } from '../frames';
import type { Game } from '../game';
import { expire } from '../procedures/expire';
import { mustRise } from '../queries/deployable';
import { isDue } from '../queries/events';
import { cardsInDomain } from '../queries/governed';
import type { GameCard, Seat } from '../state';
import { OPERATIONS } from './operations/all';
import type { Step } from './step';

/** A House Interval: operations until the House ends it. */
export const houseStep: Step<HouseFrame> = {
  run(game, frame) {
    // What lasts for an operation is over once none is under way.
    expire(game, 'operation');
    if (game.state.frames.at(-1) !== frame) return;
    if (game.state.houses[frame.seat]?.eliminated) end(game);
    else ask(game.state, frame.seat);
  },

  options(game, frame, seat) {
    const actions = OPERATIONS.flatMap((operation) => operation.options(game, frame));
    // Nothing but a full card that can still rise, and by option an event that is due, keeps the
    // Interval open (TAT-6.2.4-06, TAT-8.3.1-01).
    if (!cardsInDomain(game, seat).some((card) => isObliged(game, seat, card)))
      actions.push({ kind: 'end-interval' });
    return actions;
  },

  answer(game, frame, _seat, action) {
    answered(game.state);
    if (action.kind === 'end-interval') end(game);
    else push(game.state, { step: 'operation', seat: frame.seat, action, at: 'window' });
  },
};

function end(game: Game): void {
  pop(game.state);
  expire(game, 'interval');
}

function isObliged(game: Game, seat: Seat, card: GameCard): boolean {
  return mustRise(game, seat, card) || (game.state.options.promptEvents && isDue(game, card));
}
