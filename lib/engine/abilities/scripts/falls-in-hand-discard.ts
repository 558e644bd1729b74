import { subdue } from '../../leaving-play/subdue';
import { inForce } from '../../queries/live';
import type { Game } from '../../state/game';
import { modifier } from '../modifiers/kind';
import { refer, refSchema } from '../ref';

/** A card that is subdued in the next House Discard phase after it has been deployed. */
export const fallsInHandDiscard = modifier(
  { of: refSchema },
  (_, { who }) => `${who} is subdued in the next House Discard phase`,
);

/** Subdues them, as the phase begins. */
export function subdueTheSpent(game: Game): void {
  for (const { modifier: spent, live } of inForce(game, 'falls-in-hand-discard')) {
    const card = refer(live.scene, spent.of);
    if (card !== null) subdue(game, card);
  }
}
