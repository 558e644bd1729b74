import { liveModifiers } from '../../queries/live';
import type { Game } from '../../state/game';
import type { GameCardId } from '../../state/state';
import { modifier } from '../modifiers/kind';

/** An event that stays in play when the House Discard phase or the end of the turn would discard it (TAT-6.2.8-11). */
export const staysOnce = modifier(
  {},
  () => 'the target is not discarded in the House Discard phase',
);

/** Whether something keeps an event in play at the end of this turn. */
export function staysInPlay(game: Game, card: GameCardId): boolean {
  return liveModifiers(game, 'stays-once').some(({ those }) => those.includes(card));
}
