import type { Action } from '../../actions';
import { byId } from '../../by-id';
import { cardAt, type Game, houseAt, printed } from '../../game';
import { enterPlay } from '../../procedures/deploy';
import { pay } from '../../procedures/pay';
import { costOf, hostsMatter } from '../../queries/cost';
import { canPay, mayEnterPlay } from '../../queries/deployable';
import { legalHosts } from '../../queries/hosts';
import { placedUntil } from '../../queries/placed';
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
  options(game, { seat }) {
    const byHost = hostsMatter(game, seat);
    return handOf(game, seat).flatMap((card) => deployments(game, seat, card, byHost));
  },
  perform(game, { seat }, action) {
    if (action.kind !== 'deploy') return;
    const card = cardAt(game, action.card);
    pay(game, seat, 'solaris', costOf(game, seat, card, action.host));
    enterPlay(game, seat, card, action.host);
  },
};

function handOf(game: Game, seat: Seat): GameCard[] {
  return houseAt(game, seat)
    .zones.hand.map((id) => cardAt(game, id))
    .sort(byId);
}

/** Ways to deploy a card; where its price may depend on its host, each host is asked. */
function deployments(game: Game, seat: Seat, card: GameCard, byHost: boolean): Action[] {
  const { type, subtypes, cost } = printed(game, card);
  if (type === 'event' || subtypes.includes('Tactic') || cost === 'X') return [];
  if (placedUntil(card) !== null) return [];
  const affordable = canPay(game, seat, costOf(game, seat, card));
  if ((!affordable && !byHost) || !mayEnterPlay(game, seat, card)) return [];
  if (type === 'persona') return affordable ? [{ kind: 'deploy', card: card.id, host: null }] : [];
  const hosts = byHost
    ? legalHosts(game, seat, card).filter(({ id }) =>
        canPay(game, seat, costOf(game, seat, card, id)),
      )
    : legalHosts(game, seat, card);
  return hosts.map(({ id }) => ({ kind: 'deploy', card: card.id, host: id }));
}
