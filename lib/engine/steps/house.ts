import { answered, ask, pop } from '../atoms/flow';
import type { HouseFrame } from '../frames';
import { cardAt, type Game } from '../game';
import { mustRise } from '../queries/deployable';
import { cardsInDomain } from '../queries/governed';
import type { Seat } from '../state';
import { admission } from './operations/admission';
import { deployEvent } from './operations/deploy-event';
import { deployHouseCard } from './operations/deploy-house-card';
import { deployProgram } from './operations/deploy-program';
import { exchange } from './operations/exchange';
import { favorPurchase } from './operations/favor-purchase';
import type { Operation } from './operations/operation';
import { petition } from './operations/petition';
import { placeEvent } from './operations/place-event';
import { redeploy } from './operations/redeploy';
import type { Step } from './step';

/**
 * The operations of a House Interval. General ones may be repeated and mixed freely with the
 * restricted ones, each of which keeps its own limit (TAT-6-03, TAT-6-04, TAT-6.2-05, TAT-6.2-06).
 */
const OPERATIONS: readonly Operation[] = [
  petition,
  deployHouseCard,
  placeEvent,
  redeploy,
  deployProgram,
  admission,
  deployEvent,
  favorPurchase,
  exchange,
];

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
      return;
    }
    for (const operation of OPERATIONS)
      if (operation.kinds.includes(action.kind)) operation.perform(game, frame, action);
  },
};

function isObliged(game: Game, seat: Seat, id: number): boolean {
  return mustRise(game, seat, cardAt(game, id));
}
