import { carryOut } from '../abilities/running/carry-out';
import { ask, pop } from '../atoms/flow';
import type { WindowFrame } from '../state/frames';
import { cardAt, emit, type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';
import type { ActionOf, Step } from '../state/step';
import { hasWindowAbility, tacticActions } from './playable-tactics';
import { deployTactic } from './tactic';

/**
 * A round of chances for tactics: each House in turn deploys one, uses a card that works as one, or
 * passes; the round closes when all in a row have passed. A House without a card in its hand and
 * without such a card on the table, as everyone sees, is not asked, nor is one that has left the game.
 */
export const windowStep: Step<WindowFrame, ActionOf<'pass' | 'tactic' | 'use'>> = {
  run(game, frame) {
    while (frame.passes < frame.order.length) {
      const [next] = frame.order;
      if (next === undefined) break;
      if (couldAnswer(game, next)) {
        ask(game.state, next);
        return;
      }
      pass(frame);
    }
    pop(game.state);
  },

  options: (game, frame, seat) => [{ kind: 'pass' }, ...tacticActions(game, seat, frame)],

  answer(game, frame, seat, action) {
    if (action.kind === 'pass') {
      emit(game, { kind: 'passed', seat });
      pass(frame);
      return;
    }
    frame.passes = 0;
    const initiative = game.state.frames.find((one) => one.step === 'initiative');
    if (initiative?.step === 'initiative' && frame.answers === 'initiative')
      initiative.swayed.push(seat);
    frame.order.push(...frame.order.splice(0, 1));
    if (action.kind === 'tactic') deployTactic(game, seat, cardAt(game, action.card));
    else carryOut(game, seat, cardAt(game, action.card), action.ability);
  },
};

function pass(frame: WindowFrame): void {
  frame.passes += 1;
  frame.order.push(...frame.order.splice(0, 1));
}

function couldAnswer(game: Game, seat: Seat): boolean {
  const { eliminated, zones } = houseAt(game, seat);
  return !eliminated && (zones.hand.length > 0 || hasWindowAbility(game, seat));
}
