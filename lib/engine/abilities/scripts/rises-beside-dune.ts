import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** The home world may be deployed as if Dune were subdued (against TAT-5.3-09), and Dune keeps its cards (against TAT-5.3-14). */
export const risesBesideDune = modifier(
  {},
  () =>
    'you may deploy your original home world as if Dune were subdued, and cards on Dune stay there when you do',
);

/** Whether a House may have its original home world beside Dune. */
export function mayRiseBesideDune(game: Game, seat: Seat): boolean {
  return inForce(game, 'rises-beside-dune').some(({ live }) => live.scene.seat === seat);
}
