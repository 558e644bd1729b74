import { costToDeploy, raise } from '../deployment/deploy';
import { affordable, RISE } from '../deployment/deployable';
import { pay } from '../payment/pay';
import { cardsInDomain } from '../queries/governed';
import { cardAt, printed } from '../state/game';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';

/**
 * Deploying a subdued card that is no event, for its cost less its deferment tokens, disengaged
 * (TAT-6.2.4-01, TAT-6.2.4-03, TAT-6.2.4-04). Imperial cards need no new petition (TAT-6.2.4-08).
 */
export const redeploy: Operation = {
  kinds: ['redeploy'],
  ...aboutCard({
    cards: (game, seat) =>
      cardsInDomain(game, seat).filter(
        (card) => card.status === 'subdued' && printed(game, card).type !== 'event',
      ),
    checks: [...RISE, affordable('TAT-6.2.4-03')],
    ways: ({ id }) => [{ kind: 'redeploy', card: id }],
  }),
  perform(game, { seat }, action) {
    if (action.kind !== 'redeploy') return;
    const card = cardAt(game, action.card);
    pay(game, seat, 'solaris', costToDeploy(game, seat, card));
    raise(game, seat, card);
  },
};
