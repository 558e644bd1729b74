import { turnCard } from '../atoms/turn-card';
import { type Game, happened } from '../game';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import type { GameCard } from '../state';

/**
 * Turns a deployed card face down (TAT-5.4-14). Programs on it go down as well (TAT-5.4-18); other
 * cards on it stay deployed (TAT-5.4-16, C01).
 */
export function subdue(game: Game, card: GameCard): void {
  if (!isDeployed(card)) return;
  happened(game, turnCard(game.state, card.id, 'subdued'));
  for (const other of cardsInDomain(game, card.place.seat))
    if (other.place.host === card.id && other.group === 'program') subdue(game, other);
}
