import { assignCard } from '../atoms/assign';
import { ask, pop } from '../atoms/flow';
import type { MovingFrame } from '../state/frames';
import { cardAt } from '../state/game';
import type { ActionOf, Step } from '../state/step';
import { hostRefusal } from './legal-hosts';

/**
 * A House whose home world changes says of each resource on the old one whether it goes to the new one
 * (CRF-1.A.ii-06, C22).
 */
export const movingStep: Step<MovingFrame, ActionOf<'pass' | 'assign'>> = {
  run(game, { seat, cards, to }) {
    for (let id = cards[0]; id !== undefined; id = cards[0]) {
      const card = cardAt(game, id);
      if (card.place.zone === 'domain' && hostRefusal(game, card, cardAt(game, to)) === null) {
        ask(game.state, seat);
        return;
      }
      cards.shift();
    }
    pop(game.state);
  },
  options: (_game, { cards, to }) => [
    { kind: 'pass' },
    ...cards.slice(0, 1).map((card) => ({ kind: 'assign', card, host: to }) as const),
  ],
  answer(game, { cards, to }, _seat, action) {
    cards.shift();
    if (action.kind === 'assign') assignCard(game, action.card, to);
  },
};
