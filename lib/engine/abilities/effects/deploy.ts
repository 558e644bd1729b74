import { z } from 'zod';
import type { Action } from '../../actions';
import { lose } from '../../atoms/lose';
import { cardAt, happened, houseAt, printed } from '../../game';
import { costToDeploy, enterPlay, raise } from '../../procedures/deploy';
import { playEvent } from '../../procedures/play-event';
import { baseCost } from '../../queries/cost';
import { mayEnterPlay, mayRise } from '../../queries/deployable';
import { isRipe } from '../../queries/events';
import { legalHosts } from '../../queries/hosts';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Deploys cards from the hand or subdued ones where they lie, free or for their cost. */
export interface Deploy {
  readonly kind: 'deploy';
  readonly cards: Aim;
  /** "missing": solaris for the deferment tokens that a placed event lacks. */
  readonly price: 'free' | 'full' | 'missing';
  /** A subdued card needs no deferment token. */
  readonly without?: 'tokens' | undefined;
}

export const deploy: EffectKind<Deploy> = {
  schema: z.strictObject({
    kind: z.literal('deploy'),
    cards: aimSchema,
    price: z.enum(['free', 'full', 'missing']),
    without: z.literal('tokens').optional(),
  }),
  say: ({ cards, price, without }, title) =>
    `deploy ${sayAim(cards, title)}${PRICE[price]}${without === 'tokens' ? ', deferment tokens or not' : ''}`,
  possible: (scene, effect) => inSight(scene, effect.cards, fits(scene, effect)).length > 0,
  ask(scene, effect, picks) {
    const card = askAim(scene, effect.cards, picks.slice(0, 1), fits(scene, effect));
    if (picks.length === 0) return card;
    const [chosen] = picks;
    if (chosen === undefined || chosen < 0 || picks.length > 1) return null;
    const hosts = hostsOf(scene, effect, cardAt(scene.game, chosen));
    if (hosts.length < 2) return null;
    return {
      seat: scene.seat,
      options: hosts.map(({ id }): Action => ({ kind: 'choose', card: id })),
    };
  },
  run(scene, effect, picks, frame) {
    const { game, seat } = scene;
    const [card] = hit(scene, effect.cards, picks.slice(0, 1), fits(scene, effect));
    if (card === undefined) return;
    frame.targets.push(card.id);
    const host = picks[1] ?? hostsOf(scene, effect, card)[0]?.id ?? card.place.host;
    const price = priceOf(scene, effect, card, host);
    happened(game, lose(game.state, seat, 'solaris', price));
    if (printed(game, card).type === 'event') playEvent(game, seat, card);
    else if (card.place.zone === 'domain') raise(game, seat, card);
    else enterPlay(game, seat, card, host);
  },
};

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
      return isRipe(game, card.place.seat, card, price === 'missing');
    if (card.place.zone === 'domain') return mayRise(game, seat, card, without === 'tokens');
    if (!mayEnterPlay(game, seat, card)) return false;
    return !needsHost(scene, card) || hostsOf(scene, effect, card).length > 0;
  };
}
