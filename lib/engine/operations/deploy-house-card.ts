import type { Action } from '../actions';
import { enterPlay } from '../deployment/deploy';
import { affordable, entryChecks } from '../deployment/deployable';
import { hosted, legalHosts } from '../deployment/legal-hosts';
import { costOf, hostsMatter } from '../payment/cost';
import { pay, priceRefusal } from '../payment/pay';
import { cardsIn } from '../queries/governed';
import { cardAt, type Game, houseAt, printed } from '../state/game';
import { type Check, refuseIf } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';
import { isPlaced } from './place-event';

const PRICE = 'TAT-6.2.2-01';
const payable = affordable(PRICE);

/**
 * Deploying a House card from the hand, disengaged, for its cost in solaris (TAT-6.2.2-01). Aides
 * stand alone (TAT-6.2.2-04); resources and ventures go on a legal host. Favor never lowers the price
 * (TAT-7-09), and a foreign allegiance costs some (TAT-6.2.2-02). Tactics answer to operations, events
 * are placed, and an X is set by the card's own text: none of these is deployed this way.
 */
export const deployHouseCard: Operation = {
  kinds: ['deploy'],
  ...aboutCard({
    cards: (game, seat) =>
      cardsIn(game, seat, 'hand').filter(
        (card) => !printed(game, card).subtypes.includes('Tactic') && !isPlaced(game, card),
      ),
    checks: [
      refuseIf((game, _seat, card) => printed(game, card).cost === 'X', 'cost-x', 'TAT-3.2-02'),
      (game, seat, card) => (asksEachHost(game, seat, card) ? null : payable(game, seat, card)),
      ...entryChecks('TAT-6.2.2-03'),
    ],
    ways: deployments,
    noWay,
  }),
  perform(game, { seat }, action) {
    if (action.kind !== 'deploy') return;
    const card = cardAt(game, action.card);
    pay(game, seat, 'solaris', costOf(game, seat, card, action.host));
    enterPlay(game, seat, card, action.host);
  },
};

function standsAlone(game: Game, card: Readonly<GameCard>): boolean {
  return printed(game, card).type === 'persona';
}

/** Whether the price of a card may depend on its host, so that each is asked. */
function asksEachHost(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  return !standsAlone(game, card) && hostsMatter(game, seat);
}

function deployments(card: GameCard, game: Game, seat: Seat): Action[] {
  if (standsAlone(game, card)) return [{ kind: 'deploy', card: card.id, host: null }];
  const { treasury } = houseAt(game, seat);
  const byHost = asksEachHost(game, seat, card);
  return legalHosts(game, seat, card)
    .filter(({ id }) => !byHost || costOf(game, seat, card, id) <= treasury)
    .map(({ id }) => ({ kind: 'deploy', card: card.id, host: id }));
}

/** No host is legal, or the treasury can pay for none of them. */
function noWay(...[game, seat, card]: Parameters<Check>): ReturnType<Check> {
  if (standsAlone(game, card)) return null;
  const refusal = hosted(game, seat, card);
  if (refusal !== null || !asksEachHost(game, seat, card)) return refusal;
  const prices = legalHosts(game, seat, card).map(({ id }) => costOf(game, seat, card, id));
  return priceRefusal(game, seat, Math.min(...prices), PRICE);
}
