import { changeTokens } from '../atoms/cards';
import { discard } from '../leaving-play/discard';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { type Game, printed, seatsInPlay } from '../state/game';

/**
 * What the House Discard phase does to deployed events: a Nexus event loses a token (TAT-6.2.8-14, C26),
 * and events without tokens are discarded (TAT-6.3.2-03, TAT-6.2.8-15, C18). Placed ones stay.
 */
export function endEvents(game: Game): void {
  for (const seat of seatsInPlay(game))
    for (const card of cardsInDomain(game, seat)) {
      if (!isDeployed(card) || printed(game, card).type !== 'event') continue;
      changeTokens(game, card.id, 'deferment', -1);
      if (card.deferment === 0) discard(game, card);
    }
}
