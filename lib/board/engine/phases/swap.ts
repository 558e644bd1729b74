import type { Action } from '../actions';
import { ask, emit, end, factionAt, type Step } from '../game';
import type { SwapFrame } from '../state/frames';

/** The Harkonnen give back a card for each that they took, of all that they hold then (GF9-adv-karama-10, GF9-harkonnen-17). */
export const swapStep: Step<SwapFrame> = {
  run(game, frame) {
    if (frame.left === 0) end(game);
    else ask(game, frame.seat);
  },
  options: (state, _frame, seat) =>
    [...new Set(factionAt(state, seat).hand)].map((card): Action => ({ kind: 'give', card })),
  answer(game, frame, seat, action) {
    if (action.kind !== 'give') return;
    const { hand } = factionAt(game.state, seat);
    hand.splice(hand.indexOf(action.card), 1);
    factionAt(game.state, frame.target).hand.push(action.card);
    frame.left -= 1;
    emit(game, { kind: 'gave-card', seat, target: frame.target, card: action.card });
  },
};
