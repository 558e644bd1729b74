import { inForce, isAbout } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { modifier, scopeSchema } from '../modifiers/kind';

/** Subdued cards of the House need no deferment token while their deployment costs nothing. */
export const needsNoToken = modifier(
  { of: scopeSchema },
  (_, { who }) => `you may deploy ${who} without a deferment token while its cost is 0`,
);

/** Whether a subdued card of a House that costs so much may rise without a token, against TAT-6.2.4-01. */
export function mayRiseBare(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  cost: number,
): boolean {
  return (
    cost === 0 &&
    inForce(game, 'needs-no-token').some(
      ({ modifier: waiver, live }) => live.scene.seat === seat && isAbout(live, waiver.of, card),
    )
  );
}
