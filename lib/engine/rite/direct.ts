import { allegiancesOf } from '../queries/allegiance';
import { commandOf, hasKeyword } from '../queries/ranks';
import { cardAt, type Game, printed } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';

/**
 * The personas that a leader can still bring: of its allegiance or none, their command with that of the
 * others less than its own (TAT-6.2.11-21, TAT-6.2.11-22). One that is engaged cannot Direct (C28).
 */
export function directed(
  game: Game,
  leader: GameCard,
  followers: readonly GameCardId[],
  personas: readonly GameCard[],
): GameCard[] {
  if (personas.length === 0) return [];
  if (leader.status !== 'disengaged' || !hasKeyword(game, leader, 'direct')) return [];
  const powers = allegiancesOf(game, leader);
  const brought = followers
    .map((id) => cardAt(game, id))
    .filter((card) => printed(game, card).type === 'persona')
    .reduce((sum, card) => sum + commandOf(game, card), 0);
  const room = commandOf(game, leader) - brought;
  return personas.filter((card) => {
    const own = allegiancesOf(game, card);
    return (
      (own.length === 0 || own.some((power) => powers.includes(power))) &&
      commandOf(game, card) < room
    );
  });
}
