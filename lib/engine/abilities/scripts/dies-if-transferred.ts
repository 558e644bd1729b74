import { inForce } from '../../queries/live';
import { isKept } from '../../queries/ranks';
import type { Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { modifier } from '../modifiers/kind';
import { refSchema } from '../ref';

/** A card that is discarded when it is transferred out of its Domain, by capture as well (TAT-5.4-27). */
export const diesIfTransferred = modifier(
  { of: refSchema },
  (_, { who }) => `${who} is discarded when it leaves its Domain, captured or otherwise`,
);

/** Whether that is so of a card, which may be immune to what the other one does. */
export function diesOnTheWay(game: Game, card: Readonly<GameCard>): boolean {
  return inForce(game, 'dies-if-transferred', card).some(
    ({ live }) => !isKept(game, card, 'effects', live.scene.card),
  );
}
