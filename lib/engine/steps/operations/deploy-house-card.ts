import type { Action } from '../../actions';
import { lose } from '../../atoms/lose';
import { cardAt, type Game, happened, houseAt, printed } from '../../game';
import { enterPlay } from '../../procedures/deploy';
import { costOf } from '../../queries/cost';
import { canPay, mayEnterPlay } from '../../queries/deployable';
import { legalHosts } from '../../queries/hosts';
import type { GameCard, Seat } from '../../state';
import type { Operation } from './operation';

/**
 * Deploying a House card from the hand, disengaged, for its cost in solaris (TAT-6.2.2-01). Aides
 * stand alone (TAT-6.2.2-04); resources and ventures go on a legal host. Favor never lowers the price
 * (TAT-7-09), and a foreign allegiance costs some (TAT-6.2.2-02). Tactics answer to operations, events
 * are placed, and an X is set by the card's own text: none of these is deployed this way.
 */
export const deployHouseCard: Operation = {
  kinds: ['deploy'],
  options: (game, { seat }) => handOf(game, seat).flatMap((card) => deployments(game, seat, card)),
  perform(game, { seat }, action) {
    if (action.kind !== 'deploy') return;
    const card = cardAt(game, action.card);
    happened(game, lose(game.state, seat, 'solaris', costOf(game, seat, card)));
    enterPlay(game, seat, card, action.host);
  },
};

function handOf(game: Game, seat: Seat): GameCard[] {
  return houseAt(game, seat)
    .zones.hand.map((id) => cardAt(game, id))
    .sort((one, other) => one.id - other.id);
}

function deployments(game: Game, seat: Seat, card: GameCard): Action[] {
  const { type, subtypes, cost } = printed(game, card);
  if (type === 'event' || subtypes.includes('Tactic') || cost === 'X') return [];
  if (!canPay(game, seat, costOf(game, seat, card)) || !mayEnterPlay(game, seat, card)) return [];
  if (type === 'persona') return [{ kind: 'deploy', card: card.id, host: null }];
  return legalHosts(game, seat, card).map((host) => ({
    kind: 'deploy',
    card: card.id,
    host: host.id,
  }));
}
