import { discardCard } from '../../atoms/cards';
import { lose } from '../../atoms/wealth';
import { cardAt, printed } from '../../state/game';
import type { GameCard } from '../../state/state';
import { type Aim, askAim, hit, inSight } from '../aim';
import { effectKind } from '../effects/kind';
import type { Scene } from '../scene';

/**
 * Discards the card of a lost petition, and with it a card of the victor's Assembly, which the House names unseen;
 * where the two are of different types, it loses 1 favor.
 */
export const strikeVictor = effectKind({
  kind: 'strike-victor',
  shape: {},
  say: () =>
    'discard the card of the petition, and a card, named unseen, of the victor’s Assembly; if the two are of different types, lose 1 favor',
  possible: (scene) => lost(scene) !== null && inSight(atVictor(scene), STRUCK).length > 0,
  ask: (scene, _effect, picks) => askAim(atVictor(scene), STRUCK, picks),
  run(scene, _effect, picks) {
    const { game, seat } = scene;
    const own = lost(scene);
    const [struck] = hit(atVictor(scene), STRUCK, picks);
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

const STRUCK: Aim = { each: { zone: 'assembly', whose: 'chosen' }, unseen: 1 };

function atVictor(scene: Scene): Scene {
  const victor = scene.cause?.victor;
  return { ...scene, houses: victor === undefined ? [] : [victor] };
}
