import { allegiancesOf } from '../queries/allegiance';
import { commandOf, hasKeyword } from '../queries/ranks';
import type { RiteFrame } from '../state/frames';
import { cardAt, type Game, printed } from '../state/game';
import type { GameCard } from '../state/state';
import { countersFreely } from './counter';
import { followersOf } from './sides';

/**
 * The personas that a leader can still bring: of its allegiance or none, their command with that of the
 * others less than its own (TAT-6.2.11-21, TAT-6.2.11-22).
 */
export function directed(
  game: Game,
  rite: Readonly<RiteFrame>,
  leader: GameCard,
  personas: readonly GameCard[],
): GameCard[] {
  if (personas.length === 0) return [];
  if (!isFresh(game, rite, leader) || !hasKeyword(game, leader, 'direct')) return [];
  const powers = allegiancesOf(game, leader);
  const brought = followersOf(rite, leader.place.seat)
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

/**
 * A leader that was engaged before its declaration cannot Direct; one that the declaration, a venture or a
 * card has engaged for this rite can (CRF-1.D.i-05, C28). One that counters engaged was engaged before.
 */
function isFresh(game: Game, rite: Readonly<RiteFrame>, leader: GameCard): boolean {
  if (leader.status === 'disengaged') return true;
  const wasEngaged = leader.id === rite.defense && countersFreely(game, leader);
  return rite.engaged.includes(leader.id) && !wasEngaged;
}
