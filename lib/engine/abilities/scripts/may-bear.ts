import { inForce, isAbout } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { filterSchema, isKind } from '../filter';
import { sayFilter } from '../filter-words';
import { modifier, scopeSchema } from '../modifiers/kind';

/** A card that may be assigned other cards than those whose text names it. */
export const mayBearToo = modifier(
  { of: filterSchema, host: scopeSchema },
  ({ of, host }, { scoped }) => `${sayFilter(of, 'many')} may be assigned to ${scoped(host)}`,
);

/**
 * Whether a host lets a card be assigned to it, whatever kind of host and talent that card asks for (TAT-3.2-05).
 * How many of a title it may bear, and whatever else keeps cards off it, goes on counting.
 */
export function isWelcome(game: Game, card: Readonly<GameCard>, host: Readonly<GameCard>): boolean {
  return inForce(game, 'may-bear').some(
    ({ modifier: { of, host: scope }, live }) =>
      isAbout(live, scope, host) && isKind(live.scene, of, card as GameCard),
  );
}
