import type { Card } from '@/lib/cards/card';
import type { GameCard, GameState, Place, Seat, Status } from '../state/state';

/** Brings a card into the game at a place. Gives the new card. */
export function createCard(
  state: GameState,
  card: Card,
  owner: Seat,
  place: Place,
  status: Status = 'none',
): GameCard {
  const made: GameCard = {
    id: state.nextId,
    card: card.id,
    group: card.deck,
    owner,
    place,
    status,
    deferment: 0,
    spice: 0,
    program: 0,
  };
  state.nextId += 1;
  state.cards[made.id] = made;
  state.houses[place.seat]?.zones[place.zone].push(made.id);
  return made;
}
