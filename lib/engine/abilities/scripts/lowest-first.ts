import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import { modifier } from '../modifiers/kind';

/** Initiative goes by the least favor (against TAT-6.1.3-09). */
export const lowestFirst = modifier(
  {},
  () => 'the House with the lowest declared favor is ranked first, and so on',
);

/** Which declared favor ranks first. */
export function firstRanked(game: Game): 'highest' | 'lowest' {
  return inForce(game, 'lowest-first').length > 0 ? 'lowest' : 'highest';
}
