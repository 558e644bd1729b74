import { z } from 'zod';
import { assignCard, changeTokens, moveCard } from '../../atoms/cards';
import { lose } from '../../atoms/wealth';
import { beginDeployment } from '../../deployment/choose-x';
import { entryRefusal, riseRefusal } from '../../deployment/conditions';
import { costToDeploy, enterPlay, raise } from '../../deployment/deploy';
import { hostRefusal, legalHosts, mayLieOn } from '../../deployment/legal-hosts';
import { playEvent } from '../../event-cards/play-event';
import { ripeRefusal } from '../../event-cards/ripe-events';
import { moveAcross, seekHosts } from '../../leaving-play/discard';
import { baseCost } from '../../payment/cost';
import { cardsInDomain } from '../../queries/governed';
import type { EffectFrame } from '../../state/frames';
import { byId, cardAt, houseAt, printed } from '../../state/game';
import type { GameCard, GameCardId } from '../../state/state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim, sayTaken } from '../aim';
import { DECLINED, oneOfCards } from '../choice';
import { cardsThat, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { refer, refSchema, sayRef } from '../ref';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';
import { type EffectOf, effectKind } from './kind';

const deployShape = {
  cards: aimSchema,
  /** Solaris for the deferment tokens that a placed event lacks, or for those that it has. */
  price: z.enum(['free', 'full', 'missing', 'tokens']),
  /** A subdued card needs no deferment token. */
  without: z.literal('tokens').optional(),
};
type Deploy = EffectOf<'deploy', typeof deployShape>;

/** Deploys cards from the hand or subdued ones where they lie, free or for their cost. */
const deploy = effectKind({
  kind: 'deploy',
  shape: deployShape,
  say({ cards, price, without }, title) {
    const event = (price === 'free' || price === 'tokens') && isEvent(cards);
    const anyhow = without === 'tokens' ? ', deferment tokens or not' : '';
    if (event) {
      const paid = price === 'tokens' ? PRICE.tokens : '';
      return `deploy ${sayTaken(cards, title)}${anyhow === '' ? RIPE : anyhow}${paid}${UNLIMITED}`;
    }
    return `deploy ${sayTaken(cards, title)}${PRICE[price]}${anyhow}`;
  },
  possible: (scene, effect) => inSight(scene, effect.cards, canDeploy(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    const card = askAim(scene, effect.cards, picks.slice(0, 1), canDeploy(scene, effect));
    if (picks.length === 0) return card;
    const [chosen] = picks;
    if (chosen === undefined || chosen < 0 || picks.length > 1) return null;
    const hosts = hostsToDeploy(scene, effect, cardAt(scene.game, chosen));
    return hosts.length < 2 ? null : oneOfCards(scene.seat, hosts);
  },
  run(scene, effect, picks, frame) {
    const { game, seat } = scene;
    const [card] = hit(scene, effect.cards, picks.slice(0, 1), canDeploy(scene, effect));
    if (card === undefined) return;
    frame.targets.push(card.id);
    const host = picks[1] ?? hostsToDeploy(scene, effect, card)[0]?.id ?? card.place.host;
    const { price } = effect;
    if ((price === 'free' || price === 'full') && printed(game, card).type !== 'event') {
      beginDeployment(game, seat, card, host, price);
      return;
    }
    lose(game, seat, 'solaris', priceOf(scene, effect, card, host));
    if (printed(game, card).type === 'event') playEvent(game, seat, card);
    else if (card.place.zone === 'domain') raise(game, seat, card);
    else enterPlay(game, seat, card, host);
  },
});

/** An event has no price but its tokens (TAT-6.2.8-08), and one that an effect deploys uses no limit up (TAT-6.2.8-05). */
const RIPE = ' that has all its deferment tokens';
const UNLIMITED = ', which counts against no limit';

function isEvent(cards: Aim): boolean {
  if (typeof cards === 'string' || !('choose' in cards)) return false;
  const { types = [], all = [] } = cards.choose;
  return types.includes('event') || all.some((word) => word.endsWith(' Event'));
}

const PRICE: Readonly<Record<Deploy['price'], string>> = {
  free: ' free of cost',
  full: '',
  missing: ' for 1 solari for each deferment token that it lacks',
  tokens: ' for 1 solari for each deferment token on it',
};

function priceOf(
  { game, seat }: Scene,
  { price }: Deploy,
  card: GameCard,
  host: GameCardId | null,
): number {
  if (price === 'free') return 0;
  if (price === 'tokens') return card.deferment;
  return price === 'full'
    ? costToDeploy(game, seat, card, host)
    : Math.max(0, baseCost(game, card) - card.deferment);
}

/** Where a card that needs a host could go for its price; none for one that stands alone or lies in the Domain. */
function hostsToDeploy(scene: Scene, effect: Deploy, card: GameCard): GameCard[] {
  const { game, seat } = scene;
  if (!needsHost(scene, card)) return [];
  return legalHosts(game, seat, card).filter(({ id }) => isPayable(scene, effect, card, id));
}

function needsHost({ game }: Scene, card: GameCard): boolean {
  const { type } = printed(game, card);
  return card.place.zone !== 'domain' && type !== 'persona' && type !== 'event';
}

/** Whether the House can pay for a card on a host; a price may depend on the host. */
function isPayable(scene: Scene, effect: Deploy, card: GameCard, host: GameCardId | null): boolean {
  return houseAt(scene.game, scene.seat).treasury >= priceOf(scene, effect, card, host);
}

function canDeploy(scene: Scene, effect: Deploy): (card: GameCard) => boolean {
  const { game, seat } = scene;
  const { price, without } = effect;
  return (card) => {
    if (!needsHost(scene, card) && !isPayable(scene, effect, card, card.place.host)) return false;
    // What tokens an event lacks nothing replaces (TAT-6.2.8-08); no limit is used up (TAT-6.2.8-05).
    if (printed(game, card).type === 'event')
      return (
        ripeRefusal(game, card.place.seat, card, price === 'missing' || without === 'tokens') ===
        null
      );
    if (card.place.zone === 'domain')
      return riseRefusal(game, seat, card, without === 'tokens') === null;
    if (entryRefusal(game, seat, card) !== null) return false;
    return !needsHost(scene, card) || hostsToDeploy(scene, effect, card).length > 0;
  };
}

/** Cards go on subdued cards as well. */
const hostsToo = z.literal('subdued-too').optional();

const layShape = {
  cards: aimSchema,
  tokens: valueSchema,
  hosts: hostsToo,
  /** The only card that a resource may go on. */
  onto: refSchema.optional(),
};
type LayDown = EffectOf<'lay-down', typeof layShape>;

/**
 * Puts cards subdued into the own Domain, free of any cost, with deferment tokens. A resource goes on a
 * card that may bear it: a deployed one (TAT-5.4-21) unless the effect says otherwise.
 */
const layDown = effectKind({
  kind: 'lay-down',
  shape: layShape,
  say: ({ cards, tokens, hosts, onto }, title) =>
    `put ${sayTaken(cards, title)} ${onto === undefined ? 'into your Domain' : `on ${sayRef(onto, title)}`}, subdued${tokens === 0 ? '' : ` and with ${sayMuch(tokens, 'deferment tokens', title)}`}${hosts === undefined ? (isDecree(cards) ? ' and on a card that may bear it' : '') : ', resources on subdued cards too'}`,
  possible: (scene, effect) => inSight(scene, effect.cards, canLay(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    const card = resourceOf(scene, picks);
    if (card === null) return askAim(scene, effect.cards, picks, canLay(scene, effect));
    return picks.length > 1 ? null : oneOfCards(scene.seat, hostsFor(scene, effect, card));
  },
  run(scene, effect, picks, frame) {
    const { game, seat } = scene;
    const { cards, tokens } = effect;
    const many = amountOf(scene, tokens);
    const resource = resourceOf(scene, picks);
    const host = resource === null ? null : (picks[1] ?? null);
    for (const card of resource === null
      ? hit(scene, cards, picks, canLay(scene, effect))
      : [resource]) {
      frame.targets.push(card.id);
      moveCard(game, card.id, { zone: 'domain', seat, host }, 'subdued');
      changeTokens(game, card.id, 'deferment', many);
    }
  },
});

/** The resource that was chosen, which needs a host; one at a time. */
function resourceOf({ game }: Scene, [pick]: readonly number[]): GameCard | null {
  if (pick === undefined || pick === DECLINED) return null;
  const card = cardAt(game, pick);
  return printed(game, card).type === 'resource' ? card : null;
}

function hostsFor(scene: Scene, { hosts, onto }: LayDown, card: GameCard): GameCard[] {
  const { game, seat } = scene;
  const only = onto === undefined ? null : refer(scene, onto);
  return cardsInDomain(game, seat)
    .filter((host) => onto === undefined || host === only)
    .filter(
      (host) => hostRefusal(game, seat, card, host, { down: hosts === 'subdued-too' }) === null,
    )
    .sort(byId);
}

function canLay(scene: Scene, effect: LayDown): (card: GameCard) => boolean {
  return (card) =>
    printed(scene.game, card).type !== 'resource' || hostsFor(scene, effect, card).length > 0;
}

/** Decrees alone of what lies in an Assembly are assigned to a card. */
function isDecree(cards: Aim): boolean {
  return typeof cards === 'object' && 'choose' in cards && cards.choose.all?.[0] === 'Decree';
}

const transferShape = {
  /** One card, or each of a kind: these go where they can without a question. */
  card: aimSchema,
  to: filterSchema,
  hosts: hostsToo,
};
type Transfer = EffectOf<'transfer', typeof transferShape>;

/**
 * Reassigns a card to another legal host; it keeps its status and its tokens (TAT-5.4-27, TAT-5.4-28).
 * One on a subdued host may be taken off it (TAT-5.4-17). A card of a hand comes to lie deployed, whoever
 * governs its host.
 */
const transfer = effectKind({
  kind: 'transfer',
  shape: transferShape,
  say: ({ card, to }, title) =>
    isEach({ kind: 'transfer', card, to })
      ? `transfer ${sayAim(card, title)} to ${sayFilter(to, 'one')}, as far as it may bear them`
      : `transfer ${sayTaken(card, title)} to ${sayFilter(to, 'one')} that may bear it`,
  possible: (scene, effect) => inSight(scene, effect.card, canMove(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    if (isEach(effect)) return null;
    const card = known(scene, effect, picks);
    if (card === null) return askAim(scene, effect.card, picks, canMove(scene, effect));
    if (picks.includes(DECLINED) || picks.length > own(effect)) return null;
    return oneOfCards(scene.seat, hostsBeside(scene, effect, card));
  },
  run(scene, effect, picks, frame) {
    if (isEach(effect)) {
      for (const card of inSight(scene, effect.card, canMove(scene, effect)))
        moveTo(scene, card, hostsBeside(scene, effect, card)[0]?.id, frame);
    } else moveTo(scene, known(scene, effect, picks), picks[own(effect)], frame);
  },
});

function moveTo(
  { game }: Scene,
  card: GameCard | null,
  host: GameCardId | undefined,
  frame: EffectFrame,
): void {
  if (card === null || host === undefined) return;
  frame.targets.push(card.id);
  const { seat } = cardAt(game, host).place;
  const { seat: from, zone } = card.place;
  if (zone !== 'domain') moveCard(game, card.id, { zone: 'domain', seat, host }, 'disengaged');
  else if (seat === from) assignCard(game, card.id, host);
  else seekHosts(game, from, moveAcross(game, card, seat, host));
}

function isEach({ card }: Transfer): boolean {
  return typeof card === 'object' && 'each' in card;
}

/** How many picks name the card itself. */
function own({ card }: Transfer): number {
  return typeof card === 'string' ? 0 : 1;
}

function known(scene: Scene, { card }: Transfer, picks: readonly number[]): GameCard | null {
  if (typeof card === 'string') return inSight(scene, card)[0] ?? null;
  const [pick] = picks;
  return pick === undefined || pick === DECLINED ? null : cardAt(scene.game, pick);
}

function hostsBeside(scene: Scene, { to, hosts }: Transfer, card: GameCard): GameCard[] {
  const down = hosts === 'subdued-too';
  return cardsThat(scene, to).filter(
    (host) => host.id !== card.place.host && mayLieOn(scene.game, scene.seat, card, host, { down }),
  );
}

function canMove(scene: Scene, effect: Transfer): (card: GameCard) => boolean {
  return (card) =>
    (card.place.host !== null || card.place.zone === 'hand') &&
    hostsBeside(scene, effect, card).length > 0;
}

/** What brings a card on a host: the card is chosen first, then its host. */
export const HOSTS = [deploy, layDown, transfer] as const;
