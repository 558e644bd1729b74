import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCardId, Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';
import { refer, refSchema } from '../ref';

/** What a House without favor loses of it becomes tokens on a card in place of that (TAT-11-03). */
export const lossIntoTokens = modifier(
  { of: refSchema },
  (_, { who }) =>
    `while your favor is 0 or less, put a token on ${who} for each favor that you would lose, and lose none`,
);

/** The card that takes the favor which a House would lose now, if there is one. */
export function sinkOf(game: Game, seat: Seat): GameCardId | null {
  if ((game.state.houses[seat]?.favor ?? 1) > 0) return null;
  for (const { modifier: sink, live } of inForce(game, 'loss-into-tokens'))
    if (live.scene.seat === seat) return refer(live.scene, sink.of)?.id ?? null;
  return null;
}
