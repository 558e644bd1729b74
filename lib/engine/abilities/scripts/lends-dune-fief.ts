import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** The House may deploy natives and Dune events as if it governed a Dune fief (TAT-6.2.1-05, TAT-6.2.2-05, TAT-6.2.8-02). */
export const lendsDuneFief = modifier(
  {},
  () => 'you may deploy natives and Dune events without governing a Dune fief',
);

/** Whether a card lets a House do what asks for a Dune fief. */
export function isLentDuneFief(game: Game, seat: Seat): boolean {
  return inForce(game, 'lends-dune-fief').some(({ live }) => live.scene.seat === seat);
}
