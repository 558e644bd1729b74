import type { Action } from '../actions';
import { discardCard } from '../atoms/discard';
import { answered, ask, pop } from '../atoms/flow';
import type { DiscardFrame, Held } from '../frames';
import { type Game, happened, houseAt } from '../game';
import type { Seat } from '../state';
import type { Step } from './step';

/**
 * The Imperial and the House discard: every House gives away what it likes of its Assembly or hand, in
 * the order of the cards' numbers, and must come down to its limit (TAT-6.3.1-01, TAT-6.3.1-02,
 * TAT-6.3.2-01, TAT-6.3.2-02). A House that holds nothing, which everyone sees, is not asked.
 */
export const discardStep: Step<DiscardFrame> = {
  run(game, frame) {
    for (let seat = frame.waiting[0]; seat !== undefined; seat = frame.waiting[0]) {
      if (houseAt(game, seat).zones[frame.list].length > 0) {
        ask(game.state, seat);
        return;
      }
      frame.waiting.shift();
    }
    pop(game.state);
  },

  options(game, frame, seat) {
    const held = houseAt(game, seat)
      .zones[frame.list].filter((card) => card > frame.last)
      .sort((one, other) => one - other);
    const excess = excessOf(game, seat, frame.list);
    // A card so late that too few come after it would leave the House above its limit.
    const actions = held
      .slice(0, excess > 0 ? held.length - excess + 1 : held.length)
      .map((card): Action => ({ kind: 'discard', card }));
    return excess > 0 ? actions : [{ kind: 'done' }, ...actions];
  },

  answer(game, frame, _seat, action) {
    answered(game.state);
    if (action.kind === 'discard') {
      happened(game, discardCard(game.state, action.card));
      frame.last = action.card;
      return;
    }
    frame.waiting.shift();
    frame.last = 0;
  },
};

/** Cards that a House holds above its limit. */
function excessOf(game: Game, seat: Seat, list: Held): number {
  return houseAt(game, seat).zones[list].length - limitOf(game, seat, list);
}

/** The Assembly limit or the hand limit of a House (TAT-5.2.1-04, TAT-6.3.2-02). */
export function limitOf(game: Game, seat: Seat, list: Held): number {
  const { assemblyLimit, handLimit } = houseAt(game, seat);
  return list === 'assembly' ? assemblyLimit : handLimit;
}
