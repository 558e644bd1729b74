import { changeTokens } from '../atoms/tokens';
import { type Game, happened, seatsInPlay } from '../game';
import { cardsInDomain } from '../queries/governed';

/**
 * The Deferment phase: one token on every subdued card of every Domain, events and cards on subdued
 * hosts among them (TAT-6.1.2-01, TAT-5.4-15). Assemblies and concealed programs are not subdued.
 */
export function addDeferment(game: Game): void {
  for (const seat of seatsInPlay(game))
    for (const card of cardsInDomain(game, seat))
      if (card.status === 'subdued')
        happened(game, changeTokens(game.state, card.id, 'deferment', 1));
}
