import { staysBesideDune } from '../abilities/scripts/beside-dune';
import { assignCard } from '../atoms/cards';
import { push } from '../atoms/flow';
import { subdue } from '../leaving-play/subdue';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain, youOf } from '../queries/governed';
import { byId, type Game, printed } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { hostRefusal } from './legal-hosts';

/**
 * Dune becomes the home world of the House that deploys it: the old one is subdued (TAT-5.3-04)
 * unless its text keeps it deployed, and what was assigned to it goes to Dune where Dune is a legal
 * host, status kept, concealed programs too, also where the old one was subdued before (TAT-5.3-10, TAT-5.3-11, TAT-5.3-12, TAT-5.3-13).
 */
export function governDune(game: Game, seat: Seat, dune: GameCard): void {
  for (const old of cardsInDomain(game, seat)) {
    if (old.group !== 'homeworld') continue;
    const stays = !isDeployed(old) || staysBesideDune(game, old);
    moveCardsOn(game, seat, old, dune);
    if (!stays) subdue(game, old);
  }
}

/**
 * Moves the cards on one home world to the other, where they may be. In EotS and CRF these are resources
 * alone, and the House says which (C22).
 */
export function moveCardsOn(game: Game, seat: Seat, from: GameCard, to: GameCard): void {
  const on = Object.values(game.state.cards).filter(
    ({ place }) => place.seat === seat && place.host === from.id,
  );
  if (game.state.options.movesToDune === 'resources-by-choice') {
    const resources = on.filter(
      (card) => card.place.zone === 'domain' && printed(game, card).type === 'resource',
    );
    const cards = resources.sort(byId).map(({ id }) => id);
    if (cards.length > 0) push(game.state, { step: 'moving', seat, cards, to: to.id });
    return;
  }
  for (const card of on)
    if (card.place.zone === 'concealed' || hostRefusal(game, youOf(card), card, to) === null)
      assignCard(game, card.id, to.id);
}
