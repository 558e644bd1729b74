import { assignCard } from '../atoms/assign';
import { type Game, happened } from '../game';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { isLegalHost } from '../queries/hosts';
import type { GameCard, Seat } from '../state';
import { subdue } from './subdue';

/**
 * Dune becomes the home world of the House that deploys it: the old one is subdued (TAT-5.3-04), and
 * what was assigned to it goes to Dune where Dune is a legal host, status kept, concealed programs too
 * (TAT-5.3-10 to TAT-5.3-13).
 */
export function governDune(game: Game, seat: Seat, dune: GameCard): void {
  for (const old of cardsInDomain(game, seat)) {
    if (old.group !== 'homeworld' || !isDeployed(old)) continue;
    moveCardsOn(game, seat, old, dune);
    subdue(game, old);
  }
}

/** Moves the cards on one home world to the other, where they may be. */
export function moveCardsOn(game: Game, seat: Seat, from: GameCard, to: GameCard): void {
  for (const card of Object.values(game.state.cards)) {
    if (card.place.seat !== seat || card.place.host !== from.id) continue;
    if (card.place.zone === 'concealed' || isLegalHost(game, card, to))
      happened(game, assignCard(game.state, card.id, to.id));
  }
}
