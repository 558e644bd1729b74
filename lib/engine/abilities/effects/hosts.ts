import { z } from 'zod';
import { assignCard, changeTokens, moveCard } from '../../atoms/cards';
import { lose } from '../../atoms/wealth';
import { beginDeployment } from '../../deployment/choose-x';
import { entryRefusal, riseRefusal } from '../../deployment/conditions';
import { costToDeploy } from '../../deployment/deploy';
import { legalHosts, mayLieOn } from '../../deployment/legal-hosts';
import { playEvent } from '../../event-cards/play-event';
import { ripeRefusal } from '../../event-cards/ripe-events';
import { discard, moveAcross, seekHosts } from '../../leaving-play/discard';
import { baseCost } from '../../payment/cost';
import type { EffectFrame } from '../../state/frames';
import { cardAt, houseAt, printed } from '../../state/game';
import type { GameCard, GameCardId, Seat } from '../../state/state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { DECLINED, oneOfCards } from '../choice';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { cardsThat } from '../matching';
import type { Scene } from '../scene';
import { nameIn } from '../shape';
import { amountOf, sayMuch, sayValue, type Value, valueSchema } from '../value';
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
  aim: ({ cards }) => cards,
  say({ cards, price, without }, title) {
    const event = (price === 'free' || price === 'tokens') && isEvent(cards);
    const anyhow = without === 'tokens' ? ', deferment tokens or not' : '';
    if (event) {
      const paid = price === 'tokens' ? PRICE.tokens : '';
      return `deploy ${sayAim(cards, title, 'from')}${anyhow === '' ? RIPE : anyhow}${paid}${UNLIMITED}`;
    }
    return `deploy ${sayAim(cards, title, 'from')}${PRICE[price]}${anyhow}`;
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
    if (printed(game, card).type !== 'event' && (price === 'free' || price === 'full')) {
      beginDeployment(game, seat, card, host, price);
      return;
    }
    lose(game, seat, 'solaris', priceOf(scene, effect, card, host));
    playEvent(game, seat, card);
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
  full: ' for what it costs',
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

/** Houses in whose Domains a card may come to lie. */
const HOUSES = {
  you: 'into your Domain',
  chosen: 'to that House',
  /** The one that it was captured from. */
  former: 'to the House that had it',
};

const transferShape = {
  /** One card, or each of a kind: these go where they can without a question. */
  card: aimSchema,
  /** A kind of host, subdued ones where their state says so, or a House; what stands alone goes on no host. */
  to: z.union([nameIn(HOUSES), filterSchema]),
  /** How a card of a hand or an Assembly comes to lie, where not deployed. */
  lies: z.literal('subdued').optional(),
  /** Deferment tokens that it comes with. */
  tokens: valueSchema.optional(),
};
type Transfer = EffectOf<'transfer', typeof transferShape>;

/**
 * Puts a card somewhere else in a Domain, or into one, free of any cost: on another legal host, whoever governs
 * that, or under another House. What lies in a Domain keeps its status and its tokens (TAT-5.4-27, TAT-5.4-28), and
 * may be taken off a subdued host (TAT-5.4-17).
 */
const transfer = effectKind({
  kind: 'transfer',
  shape: transferShape,
  aim: ({ card }) => card,
  say: sayTransfer,
  possible: (scene, effect) => inSight(scene, effect.card, canMove(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    if (isEach(effect)) return null;
    const card = known(scene, effect, picks);
    if (card === null) return askAim(scene, effect.card, picks, canMove(scene, effect));
    if (picks.includes(DECLINED) || picks.length > own(effect)) return null;
    return oneOfCards(scene.seat, hostsBeside(scene, effect, card));
  },
  run(scene, effect, picks, frame) {
    const card = known(scene, effect, picks);
    const cards = isEach(effect)
      ? inSight(scene, effect.card, canMove(scene, effect))
      : card === null
        ? []
        : [card];
    for (const one of cards) {
      const named = isEach(effect) ? hostsBeside(scene, effect, one)[0]?.id : picks[own(effect)];
      const to = goesAlone(scene, effect, one) ? houseOf(scene, effect) : (named ?? null);
      if (to !== null) moveTo(scene, effect, one, to, frame);
    }
  },
});

/** Puts a card on a host, or alone into the Domain of a House. */
function moveTo(
  scene: Scene,
  effect: Transfer,
  card: GameCard,
  to: GameCardId | { readonly alone: Seat },
  frame: EffectFrame,
): void {
  const { game } = scene;
  const host = typeof to === 'object' ? null : to;
  const seat = typeof to === 'object' ? to.alone : cardAt(game, to).place.seat;
  const { seat: from, zone } = card.place;
  frame.targets.push(card.id);
  if (zone !== 'domain')
    moveCard(game, card.id, { zone: 'domain', seat, host }, effect.lies ?? 'disengaged');
  else if (seat !== from && houseAt(game, seat).eliminated) discard(game, card);
  else if (seat !== from) seekHosts(game, from, moveAcross(game, card, seat, host));
  else if (host !== null) assignCard(game, card.id, host);
  const { tokens } = effect;
  if (tokens !== undefined) changeTokens(game, card.id, 'deferment', amountOf(scene, tokens));
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

/** What goes to a House goes alone, and so does what never has a host. */
function goesAlone({ game }: Scene, { to }: Transfer, card: GameCard): boolean {
  const { type } = printed(game, card);
  return (
    typeof to === 'string' ||
    (card.place.zone !== 'domain' && type !== 'resource' && type !== 'plan')
  );
}

/** The House that a card goes to; your own where only hosts are named. */
function houseOf({ seat, houses }: Scene, { to }: Transfer): { readonly alone: Seat } | null {
  const alone = to === 'chosen' || to === 'former' ? houses.at(-1) : seat;
  return alone === undefined ? null : { alone };
}

function hostsBeside(scene: Scene, effect: Transfer, card: GameCard): GameCard[] {
  const { to } = effect;
  if (typeof to === 'string' || goesAlone(scene, effect, card)) return [];
  const down = to.state === 'any' || to.state === 'subdued';
  return cardsThat(scene, to).filter(
    (host) => host.id !== card.place.host && mayLieOn(scene.game, scene.seat, card, host, { down }),
  );
}

function canMove(scene: Scene, effect: Transfer): (card: GameCard) => boolean {
  return (card) =>
    goesAlone(scene, effect, card)
      ? houseOf(scene, effect) !== null
      : (card.place.host !== null || card.place.zone !== 'domain') &&
        hostsBeside(scene, effect, card).length > 0;
}

function sayTransfer({ card, to, lies, tokens }: Transfer, title: string): string {
  const what = sayAim(card, title, 'from');
  const down = lies === undefined ? '' : ', subdued';
  const and = tokens === undefined ? '' : ` and with ${sayMuch(tokens, 'deferment tokens', title)}`;
  if (to === 'you') return `put ${what} ${HOUSES.you}${down}${and}`;
  if (typeof to === 'string') return `hand ${what} over, as it lies, ${HOUSES[to]}`;
  if (lies !== undefined && to.state === 'any')
    return `put ${what} ${HOUSES.you}${down}${and}; a resource may go on a subdued card too`;
  const several = typeof card === 'object' && 'choose' in card && card.upTo !== undefined;
  const choose = typeof card === 'object' && 'choose' in card ? card.choose : null;
  const host =
    choose?.on === 'former-bearer' ? 'its new bearer' : sayFilter(to, several ? 'many' : 'one');
  if (isEach({ kind: 'transfer', card, to }))
    return `transfer ${what} to ${host}, as far as it may bear them`;
  // A host that is named is one that may bear it.
  const bears = to.is === undefined ? ` that may bear ${several ? 'them' : 'it'}` : '';
  return lies === undefined
    ? `transfer ${what} to ${host}${bears}`
    : `put ${what} on ${host}${bears}${down}${and}`;
}

/** Several transfers in a row, as one: from the same place, or after another to the same host. */
export function sayTransfers({ card, to, ...others }: Transfer, times: Value, title: string) {
  if (typeof card !== 'object' || !('choose' in card)) return null;
  if (typeof times !== 'object' || !('less' in times))
    return sayTransfer({ ...others, card: { choose: card.choose, upTo: times }, to }, title);
  const [whole] = times.less;
  return typeof whole === 'object' && 'tokens' in whole
    ? `transfer another one to the same card for each further token on ${title}`
    : `transfer others to the same card, up to ${sayValue(whole, title)} in all`;
}

/** What brings a card into a Domain or on a host: the card is chosen first, then its host. */
export const HOSTS = [deploy, transfer] as const;
