import { inForce } from '../../queries/live';
import { cardAt, type Game } from '../../state/game';
import type { GameCard, Seat, Status } from '../../state/state';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { isKind } from '../matching';
import { modifier } from '../modifiers/kind';

/** Cards that come into play engaged, from the hand or where they lay subdued, under the governor of a card. */
export const entersEngaged = modifier(
  { of: filterSchema },
  ({ of }) => `its governor deploys ${sayFilter(of, 'many')} engaged`,
);

/** How a card that a House deploys comes into play (TAT-6.2.2-01, TAT-6.2.4-04). */
export function statusOnEntry(game: Game, seat: Seat, card: GameCard): Status {
  const late = inForce(game, 'enters-engaged').some(
    ({ modifier: { of }, live }) =>
      live.those.some((id) => cardAt(game, id).place.seat === seat) && isKind(live.scene, of, card),
  );
  return late ? 'engaged' : 'disengaged';
}
