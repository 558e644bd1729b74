import { riteOf } from '../abilities/rite';
import type { Game } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { youOf } from './governed';

/**
 * "You" of what a card says: the House whose card it is, or in a rite the attacker to which a rival lends it as
 * its leader (TAT-11-23).
 */
export function actingFor(game: Game, card: Readonly<GameCard>): Seat {
  const rite = riteOf(game);
  return rite !== null && rite.lender !== null && rite.leader === card.id
    ? rite.attacker
    : youOf(card);
}
