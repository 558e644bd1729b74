import { shuffle } from '@/lib/kernel/random';
import { discardCard } from '../../atoms/cards';
import { lose } from '../../atoms/wealth';
import { cardsIn } from '../../queries/governed';
import { cardAt, printed } from '../../state/game';
import type { GameCard } from '../../state/state';
import { effectKind } from '../effects/kind';
import type { Scene } from '../scene';

/**
 * Discards the card of a lost petition, and with it a card of the victor's Assembly. The House names that one
 * unseen, so that chance names it as well; where the two are of different types, the House loses 1 favor.
 */
export const strikeVictor = effectKind({
  kind: 'strike-victor',
  shape: {},
  say: () =>
    'discard the card of the petition, and a card of the victor’s Assembly at random; if the two are of different types, lose 1 favor',
  possible: (scene) => lost(scene) !== null && held(scene).length > 0,
  run(scene) {
    const { game, seat } = scene;
    const own = lost(scene);
    const cards = held(scene);
    if (cards.length > 1) shuffle(game.state, cards);
    const [struck] = cards;
    if (own === null || struck === undefined) return;
    for (const { id } of [own, struck]) discardCard(game, id);
    if (printed(game, own).type !== printed(game, struck).type) lose(game, seat, 'favor', 1);
  },
});

/** The card that was petitioned for, which lies in the own Assembly again. */
function lost({ game, seat, cause }: Scene): GameCard | null {
  const card = cause?.card === null || cause === null ? null : cardAt(game, cause.card);
  return card?.place.zone === 'assembly' && card.place.seat === seat ? card : null;
}

function held({ game, cause }: Scene): GameCard[] {
  return cause?.victor === undefined ? [] : cardsIn(game, cause.victor, 'assembly');
}
