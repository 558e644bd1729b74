import { z } from 'zod';
import { lose } from '../../atoms/lose';
import { costToDeploy, enterPlay, raise } from '../../deployment/deploy';
import { entryRefusal, riseRefusal } from '../../deployment/entry';
import { legalHosts } from '../../deployment/legal-hosts';
import { playEvent } from '../../event-cards/play-event';
import { ripeRefusal } from '../../event-cards/ripe-events';
import { baseCost } from '../../payment/cost';
import { cardAt, houseAt, printed } from '../../state/game';
import type { GameCard } from '../../state/state';
import { aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { oneOfCards } from '../choice';
import type { Scene } from '../scene';
import { type EffectOf, effectKind } from './kind';

const shape = {
  cards: aimSchema,
  /** "missing": solaris for the deferment tokens that a placed event lacks. */
  price: z.enum(['free', 'full', 'missing']),
  /** A subdued card needs no deferment token. */
  without: z.literal('tokens').optional(),
};
type Deploy = EffectOf<'deploy', typeof shape>;

/** Deploys cards from the hand or subdued ones where they lie, free or for their cost. */
export const deploy = effectKind({
  kind: 'deploy',
  shape,
  say: ({ cards, price, without }, title) =>
    `deploy ${sayAim(cards, title)}${PRICE[price]}${without === 'tokens' ? ', deferment tokens or not' : ''}`,
  brings: null,
  possible: (scene, effect) => inSight(scene, effect.cards, fits(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    const card = askAim(scene, effect.cards, picks.slice(0, 1), fits(scene, effect));
    if (picks.length === 0) return card;
    const [chosen] = picks;
    if (chosen === undefined || chosen < 0 || picks.length > 1) return null;
    const hosts = hostsOf(scene, effect, cardAt(scene.game, chosen));
    return hosts.length < 2 ? null : oneOfCards(scene.seat, hosts);
  },
  run(scene, effect, picks, frame) {
    const { game, seat } = scene;
    const [card] = hit(scene, effect.cards, picks.slice(0, 1), fits(scene, effect));
    if (card === undefined) return;
    frame.targets.push(card.id);
    const host = picks[1] ?? hostsOf(scene, effect, card)[0]?.id ?? card.place.host;
    const price = priceOf(scene, effect, card, host);
    lose(game, seat, 'solaris', price);
    if (printed(game, card).type === 'event') playEvent(game, seat, card);
    else if (card.place.zone === 'domain') raise(game, seat, card);
    else enterPlay(game, seat, card, host);
  },
});

const PRICE: Readonly<Record<Deploy['price'], string>> = {
  free: ' free of cost',
  full: '',
  missing: ' for 1 solari for each deferment token that it lacks',
};

function priceOf(
  { game, seat }: Scene,
  { price }: Deploy,
  card: GameCard,
  host: number | null,
): number {
  if (price === 'free') return 0;
  return price === 'full'
    ? costToDeploy(game, seat, card, host)
    : Math.max(0, baseCost(game, card) - card.deferment);
}

/** Where a card that needs a host could go for its price; none for one that stands alone or lies in the Domain. */
function hostsOf(scene: Scene, effect: Deploy, card: GameCard): GameCard[] {
  const { game, seat } = scene;
  if (!needsHost(scene, card)) return [];
  return legalHosts(game, seat, card).filter(({ id }) => isPayable(scene, effect, card, id));
}

function needsHost({ game }: Scene, card: GameCard): boolean {
  const { type } = printed(game, card);
  return card.place.zone !== 'domain' && type !== 'persona' && type !== 'event';
}

/** Whether the House can pay for a card on a host; a price may depend on the host. */
function isPayable(scene: Scene, effect: Deploy, card: GameCard, host: number | null): boolean {
  return houseAt(scene.game, scene.seat).treasury >= priceOf(scene, effect, card, host);
}

function fits(scene: Scene, effect: Deploy): (card: GameCard) => boolean {
  const { game, seat } = scene;
  const { price, without } = effect;
  return (card) => {
    if (!needsHost(scene, card) && !isPayable(scene, effect, card, card.place.host)) return false;
    // What tokens an event lacks nothing replaces (TAT-6.2.8-08); no limit is used up (TAT-6.2.8-05).
    if (printed(game, card).type === 'event')
      return ripeRefusal(game, card.place.seat, card, price === 'missing') === null;
    if (card.place.zone === 'domain')
      return riseRefusal(game, seat, card, without === 'tokens') === null;
    if (entryRefusal(game, seat, card) !== null) return false;
    return !needsHost(scene, card) || hostsOf(scene, effect, card).length > 0;
  };
}
