import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { modifier, scopeSchema } from '../modifiers/kind';

/** A card that keeps its bearer from bearing no other of its kind. */
export const uncounted = modifier(
  { of: scopeSchema },
  (_, { who }) => `where a card may bear but one of a kind, ${who} does not count`,
);

export function isUncounted(game: Game, card: Readonly<GameCard>): boolean {
  return inForce(game, 'uncounted', card).length > 0;
}
