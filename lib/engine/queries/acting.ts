import { riteOf } from '../abilities/rite';
import type { Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { youOf } from './governed';

/** "You" of what a card says: the House whose card it is (C50), or the one that borrows it. */
export function actingFor(game: Game, card: Readonly<GameCard>): Seat {
  return borrowerOf(game, card) ?? youOf(card);
}

/**
 * The House that uses what a card offers: its governor, whoever deployed it, or the one that borrows it. Where the
 * text of the card names somebody else, `by` says so.
 */
export function userOf(game: Game, card: Readonly<GameCard>): Seat {
  return borrowerOf(game, card) ?? card.place.seat;
}

/** The attacker to which a rival lends a card as its leader in the rite that is under way (TAT-11-23). */
function borrowerOf(game: Game, { id }: Readonly<GameCard>): Seat | null {
  const rite = riteOf(game);
  return rite !== null && rite.lender !== null && rite.leader === id ? rite.attacker : null;
}
