import { z } from 'zod';
import type { Action } from '../../actions';
import { moveCard } from '../../atoms/move';
import { changeTokens } from '../../atoms/tokens';
import { cardAt, happened, printed } from '../../game';
import { cardsInDomain } from '../../queries/governed';
import { isLegalHost } from '../../queries/hosts';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import { DECLINED, type EffectKind } from './kind';

/**
 * Puts cards subdued into the own Domain, free of any cost, with deferment tokens. A resource goes on a
 * card that may bear it, subdued or not.
 */
export interface LayDown {
  readonly kind: 'lay-down';
  readonly cards: Aim;
  readonly tokens: Value;
}

export const layDown: EffectKind<LayDown> = {
  schema: z.strictObject({
    kind: z.literal('lay-down'),
    cards: aimSchema,
    tokens: valueSchema,
  }),
  say: ({ cards, tokens }, title) =>
    `put ${sayAim(cards, title)} subdued into your Domain${tokens === 0 ? '' : ` with ${sayMuch(tokens, 'deferment tokens', title)}`}`,
  possible: (scene, { cards }) => inSight(scene, cards, fits(scene)).length > 0,
  ask(scene, { cards }, picks) {
    const card = resourceOf(scene, picks);
    if (card === null) return askAim(scene, cards, picks, fits(scene));
    if (picks.length > 1) return null;
    const options = hostsFor(scene, card).map(({ id }): Action => ({ kind: 'choose', card: id }));
    return options.length === 0 ? null : { seat: scene.seat, options };
  },
  run(scene, { cards, tokens }, picks, frame) {
    const { game, seat } = scene;
    const many = amountOf(scene, tokens);
    const resource = resourceOf(scene, picks);
    const host = resource === null ? null : (picks[1] ?? null);
    for (const card of resource === null ? hit(scene, cards, picks, fits(scene)) : [resource]) {
      frame.targets.push(card.id);
      happened(
        game,
        moveCard(game.state, card.id, { zone: 'domain', seat, host }, 'subdued'),
        changeTokens(game.state, card.id, 'deferment', many),
      );
    }
  },
};

/** The resource that was chosen, which needs a host; one at a time. */
function resourceOf({ game }: Scene, [pick]: readonly number[]): GameCard | null {
  if (pick === undefined || pick === DECLINED) return null;
  const card = cardAt(game, pick);
  return printed(game, card).type === 'resource' ? card : null;
}

function hostsFor({ game, seat }: Scene, card: GameCard): GameCard[] {
  return cardsInDomain(game, seat)
    .filter((host) => isLegalHost(game, card, host, true))
    .sort((one, other) => one.id - other.id);
}

function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    printed(scene.game, card).type !== 'resource' || hostsFor(scene, card).length > 0;
}
