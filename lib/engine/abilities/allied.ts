import { abilitiesOn } from '../queries/abilities-on';
import type { EffectCause } from '../state/frames';
import { cardAt, houseAt } from '../state/game';
import type { GameEvent } from '../state/log-events';
import type { GameCardId } from '../state/state';
import { matches } from './matching';
import type { Modifier } from './modifiers/table';
import type { Pattern } from './pattern';
import type { Scene } from './scene';

/**
 * The cause that an event is where the House gives its sponsor's allegiance to a card of a kind: by a card
 * that is assigned to it, or by an effect that lasts.
 */
export function alliedBy(scene: Scene, pattern: Pattern, event: GameEvent): EffectCause | null {
  const { game, seat } = scene;
  const found = cardsAllied(scene, event)
    .map((id) => cardAt(game, id))
    .find(
      (card) =>
        typeof pattern.card !== 'object' || matches(scene, { state: 'any', ...pattern.card }, card),
    );
  return found === undefined ? null : { seat, card: found.id, amount: 1 };
}

function cardsAllied({ game, seat }: Scene, event: GameEvent): readonly GameCardId[] {
  const { sponsor } = houseAt(game, seat);
  const about = (
    modifiers: readonly Modifier[],
    host: GameCardId | null,
    on: readonly GameCardId[],
  ) =>
    modifiers.flatMap((modifier) => {
      if (modifier.kind !== 'allegiance' || modifier.power !== sponsor) return [];
      if (modifier.of === 'those') return on;
      return modifier.of === 'bearer' && host !== null ? [host] : [];
    });
  if (event.kind === 'lasting') {
    const lasting = game.state.lasting.find(({ id }) => id === event.id);
    if (lasting === undefined || lasting.seat !== seat) return [];
    return about(lasting.modifiers, cardAt(game, lasting.card).place.host, lasting.on);
  }
  if (event.kind !== 'deployed' || event.seat !== seat) return [];
  const card = cardAt(game, event.card);
  return abilitiesOn(game, card).flatMap((ability) =>
    ability.kind === 'static' ? about(ability.modifiers, card.place.host, []) : [],
  );
}
