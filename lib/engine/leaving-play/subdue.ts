import { riteOf } from '../abilities/rite';
import { changeTokens, turnCard } from '../atoms/cards';
import { placedUntil } from '../queries/abilities-on';
import { isDeployed } from '../queries/face-up';
import { cardsInDomain } from '../queries/governed';
import { cardAt, type Game, printed } from '../state/game';
import type { GameCard } from '../state/state';

/**
 * Turns a deployed card face down (TAT-5.4-14). Programs on it go down as well (TAT-5.4-18); other
 * cards on it stay deployed (TAT-5.4-16), in EotS and CRF but for ventures (CRF-1.A.iii-15) and for
 * participants of a rite (CRF-3.C-01, C01).
 */
export function subdue(game: Game, card: GameCard): void {
  if (!isDeployed(card)) return;
  turnCard(game, card.id, 'subdued');
  // What keeps its tokens while it is deployed loses them here.
  if (placedUntil(game, card) !== null) changeTokens(game, card.id, 'deferment', -card.deferment);
  for (const other of cardsInDomain(game, card.place.seat))
    if (other.place.host === card.id && goesDown(game, other)) subdue(game, other);
}

function goesDown(game: Game, other: GameCard): boolean {
  if (other.group === 'program') return true;
  if (isTiedVenture(game, other)) return true;
  if (game.state.options.subduedHost === 'cards-stay') return false;
  const rite = riteOf(game);
  return rite !== null && [...rite.attackers, ...rite.defenders].includes(other.id);
}

/** Whether a card is down with its persona and waits for it; one that an effect alone subdued does not. */
export function waitsForPersona(game: Game, card: Readonly<GameCard>): boolean {
  const { host } = card.place;
  return isTiedVenture(game, card) && host !== null && !isDeployed(cardAt(game, host));
}

/** Whether a card is a venture that goes down and comes up with its persona (CRF-1.A.iii-15, C01). */
export function isTiedVenture(game: Game, card: Readonly<GameCard>): boolean {
  return (
    game.state.options.subduedHost === 'participants-go-down' &&
    printed(game, card).subtypes.includes('Venture')
  );
}
