import { isEquipment, isPersonnel } from '@/lib/rules/resources';
import { discardCard } from '../atoms/discard';
import { push } from '../atoms/flow';
import { type Game, happened, printed } from '../game';
import type { GameCard } from '../state';

/**
 * Discards a card. What lies on it in the Domain looks for another host there if it is a venture, a
 * program, personnel or equipment (TAT-5.4-04); enhancements go with it (TAT-6.2.11-83).
 */
export function discard(game: Game, card: GameCard): void {
  const { seat } = card.place;
  const on = Object.values(game.state.cards).filter(
    (other) => other.place.host === card.id && other.place.zone === 'domain',
  );
  happened(game, discardCard(game.state, card.id));
  const homeless = on.filter((other) => staysBehind(game, other));
  for (const other of on) if (!homeless.includes(other)) discard(game, other);
  if (homeless.length > 0)
    push(game.state, {
      step: 'host',
      seat,
      cards: homeless.map(({ id }) => id).sort((a, b) => a - b),
    });
}

function staysBehind(game: Game, card: GameCard): boolean {
  const { type, subtypes } = printed(game, card);
  return type === 'plan' || isPersonnel(subtypes) || isEquipment(subtypes);
}
