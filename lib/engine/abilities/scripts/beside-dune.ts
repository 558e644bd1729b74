import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';
import { nameIn } from '../shape';

const HOME = {
  /** It is not subdued as Dune is deployed (against TAT-5.3-04). */
  stays: (title: string) => `${title} stays deployed when you deploy Dune`,
  /** It may be deployed as if Dune were subdued (against TAT-5.3-09), and Dune keeps its cards (against TAT-5.3-14). */
  rises: () =>
    'you may deploy your original home world as if Dune were subdued, and cards on Dune stay there when you do',
};

/** A House has its original home world and Dune at the same time. */
export const besideDune = modifier({ home: nameIn(HOME) }, ({ home }, { title }) =>
  HOME[home](title),
);

/** Whether a home world stays when its governor deploys Dune. */
export function staysBesideDune(game: Game, { id }: Readonly<GameCard>): boolean {
  return inForce(game, 'beside-dune').some(
    ({ modifier, live }) => modifier.home === 'stays' && live.scene.card.id === id,
  );
}

/** Whether a House may have its original home world beside Dune. */
export function mayRiseBesideDune(game: Game, seat: Seat): boolean {
  return inForce(game, 'beside-dune').some(
    ({ modifier, live }) => modifier.home === 'rises' && live.scene.seat === seat,
  );
}
