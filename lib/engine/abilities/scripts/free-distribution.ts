import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** The House divides its force among the opposing participants in whatever order it likes, against TAT-6.2.11-58 and -59. */
export const freeDistribution = modifier(
  {},
  () => 'your force may go to any opposing participants, whoever stands before them',
);

export function distributesFreely(game: Game, seat: Seat): boolean {
  return inForce(game, 'free-distribution').some(({ live }) => live.scene.seat === seat);
}
