import { assignCard } from '../atoms/assign';
import { answered, ask, pop } from '../atoms/flow';
import type { MovingFrame } from '../frames';
import { cardAt, happened } from '../game';
import { isLegalHost } from '../queries/hosts';
import type { Step } from './step';

/**
 * A House whose home world changes says of each resource on the old one whether it goes to the new one
 * (CRF-1.A.ii-06, C22).
 */
export const movingStep: Step<MovingFrame> = {
  run(game, { seat, cards, to }) {
    for (let id = cards[0]; id !== undefined; id = cards[0]) {
      const card = cardAt(game, id);
      if (card.place.zone === 'domain' && isLegalHost(game, card, cardAt(game, to))) {
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
    answered(game.state);
    cards.shift();
    if (action.kind === 'assign') happened(game, assignCard(game.state, action.card, to));
  },
};
