import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { modifier, scopeSchema } from '../modifiers/kind';

/** A persona may lead rites of a fifth kind, with Weirding ranks as force, against personas. */
export const leadsWeirding = modifier(
  { of: scopeSchema },
  (_, { who }) =>
    `${who} may lead Weirding rites: they are against personas, use the Weirding rank for force, and are declared as Landsraad or CHOAM rites`,
);

/** Whether a persona may lead a Weirding rite, if it has the talent. */
export function mayLeadWeirding(game: Game, leader: GameCard): boolean {
  return inForce(game, 'leads-weirding', leader).length > 0;
}
