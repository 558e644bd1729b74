import { lose } from '../atoms/lose';
import { changeTokens } from '../atoms/tokens';
import { turnCard } from '../atoms/turn-card';
import { type Game, happened } from '../game';
import { favorToDeploy } from '../queries/allegiance';
import { cardsInDomain } from '../queries/governed';
import type { GameCard, Seat, Status } from '../state';
import { governDune, moveCardsOn } from './dune';

/**
 * Turns a card of a Domain face up, once its price is paid: favor for a foreign allegiance goes
 * (TAT-7-02, TAT-7-03), deferment tokens go (TAT-6.2.4-05), and Dune becomes the home world.
 */
export function deployInDomain(
  game: Game,
  seat: Seat,
  card: GameCard,
  status: Status = 'disengaged',
): void {
  const favor = favorToDeploy(game, seat, card);
  if (favor > 0) happened(game, lose(game.state, seat, 'favor', favor));
  happened(game, turnCard(game.state, card.id, status));
  happened(game, changeTokens(game.state, card.id, 'deferment', -card.deferment));
  if (card.group === 'dune') governDune(game, seat, card);
  if (card.group === 'homeworld') returnToHomeWorld(game, seat, card);
}

/** What Dune took over comes back once the original home world is deployed again (TAT-5.3-14, C22). */
function returnToHomeWorld(game: Game, seat: Seat, homeWorld: GameCard): void {
  const dune = cardsInDomain(game, seat).find((card) => card.group === 'dune');
  if (dune !== undefined) moveCardsOn(game, seat, dune, homeWorld);
}
