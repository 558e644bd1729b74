import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import type { Seat } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** What the victor of a petition pays goes to a House (against TAT-6.2.1-24). */
export const petitionPayee = modifier(
  {},
  () =>
    'what the victor of the petition pays above the listed cost, in Eye of the Storm all that it pays, goes to you and not to the Imperial Treasury',
);

/** The House to which the victor pays instead of the Imperial Treasury: the first to say so. */
export function payeeOf(game: Game): Seat | null {
  return inForce(game, 'petition-payee')[0]?.live.scene.seat ?? null;
}
