import { isDue } from '../event-cards/ripe-events';
import { discard } from '../leaving-play/discard';
import { cardsInDomain } from '../queries/governed';
import { cardAt } from '../state/game';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';

/**
 * By option an event that has all its tokens does not wait for another turn: it is deployed, or the
 * House discards it (TAT-8.3.1-01 to TAT-8.3.1-03).
 */
export const discardEvent: Operation = {
  kinds: ['discard'],
  ...aboutCard({
    cards: (game, seat) =>
      game.state.options.promptEvents
        ? cardsInDomain(game, seat).filter((card) => isDue(game, card))
        : [],
    checks: [],
    ways: ({ id }) => [{ kind: 'discard', card: id }],
  }),
  perform(game, _frame, action) {
    if (action.kind === 'discard') discard(game, cardAt(game, action.card));
  },
};
