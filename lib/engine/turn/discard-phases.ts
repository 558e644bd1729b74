import { discardCard } from '../atoms/discard';
import { pop } from '../atoms/flow';
import { limitOf } from '../queries/limits';
import type { DiscardFrame, Held } from '../state/frames';
import { type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';
import { type ActionOf, askNext, type Step } from '../state/step';

/**
 * The Imperial and the House discard: every House gives away what it likes of its Assembly or hand, in
 * the order of the cards' numbers, and must come down to its limit (TAT-6.3.1-01, TAT-6.3.1-02,
 * TAT-6.3.2-01, TAT-6.3.2-02). A House that holds nothing, which everyone sees, is not asked.
 */
export const discardStep: Step<DiscardFrame, ActionOf<'discard' | 'done'>> = {
  run(game, frame) {
    const holds = (seat: Seat) => houseAt(game, seat).zones[frame.list].length > 0;
    const beginAnew = () => {
      // A House that has given its last card is through.
      frame.last = 0;
    };
    if (!askNext(game, frame.waiting, holds, beginAnew)) pop(game.state);
  },

  options(game, frame, seat) {
    const all = [...houseAt(game, seat).zones[frame.list]].sort((one, other) => one - other);
    const later = all.filter((card) => card > frame.last);
    const excess = excessOf(game, seat, frame.list);
    // A limit that has come down meanwhile may ask for cards that were passed over.
    const held = later.length < excess ? all : later;
    // A card so late that too few come after it would leave the House above its limit.
    const actions = held
      .slice(0, excess > 0 ? held.length - excess + 1 : held.length)
      .map((card) => ({ kind: 'discard' as const, card }));
    return excess > 0 ? actions : [{ kind: 'done' }, ...actions];
  },

  answer(game, frame, _seat, action) {
    if (action.kind === 'discard') {
      discardCard(game, action.card);
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
