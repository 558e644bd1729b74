import { byId } from '../../by-id';
import { cardAt } from '../../game';
import { discard } from '../../procedures/discard';
import { isDue } from '../../queries/events';
import { cardsInDomain } from '../../queries/governed';
import type { Operation } from './operation';

/**
 * By option an event that has all its tokens does not wait for another turn: it is deployed, or the
 * House discards it (TAT-8.3.1-01 to TAT-8.3.1-03).
 */
export const discardEvent: Operation = {
  kinds: ['discard'],
  options: (game, { seat }) =>
    game.state.options.promptEvents
      ? cardsInDomain(game, seat)
          .filter((card) => isDue(game, card))
          .sort(byId)
          .map(({ id }) => ({ kind: 'discard', card: id }))
      : [],
  perform(game, _frame, action) {
    if (action.kind === 'discard') discard(game, cardAt(game, action.card));
  },
};
