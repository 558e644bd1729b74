import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { matches } from '../matching';
import { modifier, scopeSchema } from '../modifiers/kind';
import { amountOf, sayValue, valueSchema } from '../value';

/** A card that puts more deferment tokens on what its text puts some on. */
export const moreDeferment = modifier(
  { by: valueSchema, of: scopeSchema, on: filterSchema },
  ({ by, on }, { who, title }) =>
    `where ${who} puts deferment tokens on ${sayFilter(on, 'one')}, it puts ${sayValue(by, title)} more`,
);

/** Tokens that are added to those that a card puts on another. */
export function defermentAdded(
  game: Game,
  source: Readonly<GameCard>,
  target: Readonly<GameCard>,
): number {
  return inForce(game, 'more-deferment', source).reduce(
    (sum, { modifier: { by, on }, live }) =>
      matches(live.scene, on, target as GameCard) ? sum + amountOf(live.scene, by) : sum,
    0,
  );
}
