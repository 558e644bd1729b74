import { byId } from '../../by-id';
import { cardAt } from '../../game';
import { costToDeploy, raise } from '../../procedures/deploy';
import { pay } from '../../procedures/pay';
import { canPay, mayRise } from '../../queries/deployable';
import { cardsInDomain } from '../../queries/governed';
import type { Operation } from './operation';

/**
 * Deploying a subdued card that is no event, for its cost less its deferment tokens, disengaged
 * (TAT-6.2.4-01, TAT-6.2.4-03, TAT-6.2.4-04). Imperial cards need no new petition (TAT-6.2.4-08).
 */
export const redeploy: Operation = {
  kinds: ['redeploy'],
  options: (game, { seat }) =>
    cardsInDomain(game, seat)
      .filter(
        (card) => mayRise(game, seat, card) && canPay(game, seat, costToDeploy(game, seat, card)),
      )
      .sort(byId)
      .map(({ id }) => ({ kind: 'redeploy', card: id })),
  perform(game, { seat }, action) {
    if (action.kind !== 'redeploy') return;
    const card = cardAt(game, action.card);
    pay(game, seat, 'solaris', costToDeploy(game, seat, card));
    raise(game, seat, card);
  },
};
