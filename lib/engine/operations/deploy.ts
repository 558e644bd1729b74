import { turnCard } from '../atoms/cards';
import { beginDeployment } from '../deployment/choose-x';
import { affordable, entryChecks, notBarred, RISE } from '../deployment/conditions';
import { enterPlay } from '../deployment/deploy';
import { hosted, hostRefusal, legalHosts } from '../deployment/legal-hosts';
import { costOf, hostsMatter, isOpenCost } from '../payment/cost';
import { priceRefusal } from '../payment/pay';
import { homeWorldOf } from '../queries/governed';
import { cardAt, emit, type Game, houseAt, printed } from '../state/game';
import { always, type Check, refuse, refuseIf } from '../state/refusal';
import { asSeenBy } from '../state/sight';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import { openWindow } from '../windows/open-window';
import { isPlaced } from './events';
import { aboutCard, type Operation } from './operation-kind';

const PRICE = 'TAT-6.2.2-01';
const payable = affordable(PRICE);

/**
 * Deploying a House card from the hand, disengaged, for its cost in solaris (TAT-6.2.2-01). Aides
 * stand alone (TAT-6.2.2-04); resources and ventures go on a legal host. Favor never lowers the price
 * (TAT-7-09), and a foreign allegiance costs some (TAT-6.2.2-02). Tactics answer to operations, events
 * are placed: neither is deployed this way. An X is set next, within what the card's text allows (C51).
 */
const fromHand = aboutCard<ActionOf<'deploy'>>({
  zone: 'hand',
  of: (game, card) => !printed(game, card).subtypes.includes('Tactic') && !isPlaced(game, card),
  checks: [
    refuseIf(isX, 'cost-x', 'TAT-3.2-02'),
    (game, seat, card) => (asksEachHost(game, seat, card) ? null : payable(game, seat, card)),
    ...entryChecks('TAT-6.2.2-03'),
  ],
  ways: deployments,
  noWay,
});

export const deployHouseCard: Operation<ActionOf<'deploy'>> = {
  kinds: ['deploy'],
  ...fromHand,
  // What a rival's face-down card is shows once the House has paid (C42).
  stillPossible: (game, frame, action) =>
    asSeenBy(game, frame.seat, () => fromHand.stillPossible(game, frame, action)),
  perform(game, { seat }, action) {
    const card = cardAt(game, action.card);
    beginDeployment(game, seat, card, action.host, 'full');
  },
};

/** An X of which the engine knows nothing. */
function isX(game: Game, _seat: Seat, card: Readonly<GameCard>): boolean {
  return isOpenCost(game, card);
}

function standsAlone(game: Game, card: Readonly<GameCard>): boolean {
  return printed(game, card).type === 'persona';
}

/** Whether the price of a card may depend on its host, so that each is asked. */
function asksEachHost(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  return !standsAlone(game, card) && hostsMatter(game, seat, card);
}

function deployments(card: GameCard, game: Game, seat: Seat): ActionOf<'deploy'>[] {
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

const NO_HOME_WORLD = always('no-home-world', 'TAT-6.2.5-02');

/** The home world engages for it (TAT-6.2.5-02). */
const homeWorldReady: Check = (game, seat) => {
  const homeWorld = homeWorldOf(game, seat);
  if (homeWorld === null) return NO_HOME_WORLD;
  return homeWorld.status === 'disengaged'
    ? null
    : refuse({ code: 'home-world-engaged' }, ['TAT-6.2.5-02'], [homeWorld.id]);
};

/**
 * Deploying a concealed program: the home world engages for it, and the program goes on a persona
 * of its allegiance or of none (TAT-6.2.5-01, TAT-6.2.5-02, TAT-6.2.5-03, C20).
 */
export const deployProgram: Operation<ActionOf<'deploy-program'>> = {
  kinds: ['deploy-program'],
  ...aboutCard({
    zone: 'concealed',
    checks: [homeWorldReady, ...entryChecks('TAT-3.1.4-03')],
    ways: (card, game, seat) =>
      legalHosts(game, seat, card).map((host) => ({
        kind: 'deploy-program',
        card: card.id,
        host: host.id,
      })),
    noWay: hosted,
  }),
  perform(game, { seat }) {
    const homeWorld = homeWorldOf(game, seat);
    if (homeWorld === null) return;
    turnCard(game, homeWorld.id, 'engaged');
    openWindow(game, 'engagement', null, homeWorld.id);
  },
  conclude(game, { seat }, action) {
    const card = cardAt(game, action.card);
    if (hostRefusal(game, seat, card, cardAt(game, action.host)) === null)
      enterPlay(game, seat, card, action.host);
    else emit(game, { kind: 'prevented', seat, action });
  },
};

/**
 * Deploying a subdued card that is no event, for its cost less its deferment tokens, disengaged
 * (TAT-6.2.4-01, TAT-6.2.4-03, TAT-6.2.4-04). Imperial cards need no new petition (TAT-6.2.4-08).
 */
export const redeploy: Operation<ActionOf<'redeploy'>> = {
  kinds: ['redeploy'],
  ...aboutCard({
    zone: 'domain',
    of: (game, card) => card.status === 'subdued' && printed(game, card).type !== 'event',
    checks: [...RISE, notBarred, affordable('TAT-6.2.4-03')],
    ways: ({ id }) => [{ kind: 'redeploy', card: id }],
  }),
  perform(game, { seat }, action) {
    const card = cardAt(game, action.card);
    beginDeployment(game, seat, card, card.place.host, 'full');
  },
};
