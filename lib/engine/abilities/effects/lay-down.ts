import { moveCard } from '../../atoms/move';
import { changeTokens } from '../../atoms/tokens';
import { hostRefusal } from '../../deployment/legal-hosts';
import { cardsInDomain } from '../../queries/governed';
import { byId } from '../../state/by-id';
import { cardAt, printed } from '../../state/game';
import type { GameCard } from '../../state/state';
import { aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { DECLINED, oneOfCards } from '../choice';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';
import { effectKind } from './kind';

/**
 * Puts cards subdued into the own Domain, free of any cost, with deferment tokens. A resource goes on a
 * card that may bear it, subdued or not.
 */
export const layDown = effectKind({
  kind: 'lay-down',
  shape: { cards: aimSchema, tokens: valueSchema },
  say: ({ cards, tokens }, title) =>
    `put ${sayAim(cards, title)} subdued into your Domain${tokens === 0 ? '' : ` with ${sayMuch(tokens, 'deferment tokens', title)}`}`,
  brings: null,
  possible: (scene, { cards }) => inSight(scene, cards, fits(scene)).length > 0,
  ask(scene, { cards }, picks) {
    const card = resourceOf(scene, picks);
    if (card === null) return askAim(scene, cards, picks, fits(scene));
    return picks.length > 1 ? null : oneOfCards(scene.seat, hostsFor(scene, card));
  },
  run(scene, { cards, tokens }, picks, frame) {
    const { game, seat } = scene;
    const many = amountOf(scene, tokens);
    const resource = resourceOf(scene, picks);
    const host = resource === null ? null : (picks[1] ?? null);
    for (const card of resource === null ? hit(scene, cards, picks, fits(scene)) : [resource]) {
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

function hostsFor({ game, seat }: Scene, card: GameCard): GameCard[] {
  return cardsInDomain(game, seat)
    .filter((host) => hostRefusal(game, card, host, true) === null)
    .sort(byId);
}

function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    printed(scene.game, card).type !== 'resource' || hostsFor(scene, card).length > 0;
}
