import { playCard } from '../atoms/cards';
import { emit, type Game } from '../game';
import { seatOf } from '../queries/order';
import { type Advantage, OWNERS } from './advantages';

/**
 * Asked at each use of an advantage: whether the faction that has it plays, and no Karama stops this use. A Karama is
 * played by a standing order, given in secret, so that no pause tells who holds one (GF9-card-karama-01, GF9-Q50).
 */
export function mayUse(game: Game, advantage: Advantage): boolean {
  const against = seatOf(game.state, OWNERS[advantage]);
  if (against === null) return false;
  for (const [seat, faction] of game.state.factions.entries()) {
    if (faction.order?.advantage !== advantage || !faction.hand.includes('karama')) continue;
    playCard(game, seat, 'karama');
    emit(game, { kind: 'stopped', seat, against, advantage });
    return false;
  }
  return true;
}
