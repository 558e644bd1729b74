import { answered, ask, pop, push } from '../atoms/flow';
import type { HouseFrame } from '../frames';
import { cardAt, type Game } from '../game';
import { expire } from '../procedures/expire';
import { mustRise } from '../queries/deployable';
import { cardsInDomain } from '../queries/governed';
import type { Seat } from '../state';
import { OPERATIONS } from './operations/all';
import type { Step } from './step';

/** A House Interval: operations until the House ends it. */
export const houseStep: Step<HouseFrame> = {
  run(game, frame) {
    if (game.state.houses[frame.seat]?.eliminated) pop(game.state);
    else ask(game.state, frame.seat);
  },

  options(game, frame, seat) {
    const actions = OPERATIONS.flatMap((operation) => operation.options(game, frame));
    // Nothing but a full card that can still rise keeps the Interval open (TAT-6.2.4-06).
    if (!cardsInDomain(game, seat).some((card) => isObliged(game, seat, card.id)))
      actions.push({ kind: 'end-interval' });
    return actions;
  },

  answer(game, frame, _seat, action) {
    answered(game.state);
    if (action.kind === 'end-interval') {
      pop(game.state);
      expire(game, 'interval');
    } else push(game.state, { step: 'operation', seat: frame.seat, action, at: 'window' });
  },
};

function isObliged(game: Game, seat: Seat, id: number): boolean {
  return mustRise(game, seat, cardAt(game, id));
}
