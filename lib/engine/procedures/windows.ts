import { push } from '../atoms/flow';
import type { TacticClass, WindowFrame } from '../frames';
import { type Game, seatsInPlay } from '../game';
import type { GameCardId, Seat } from '../state';

/**
 * Opens a round of chances for tactics in initiative order (TAT-6.2-04). All Houses may deploy tactics
 * that name no class; those that name the class, only the Houses in the operation (TAT-6.2.2-20), which
 * outside rites are all.
 */
export function openWindow(
  game: Game,
  timing: WindowFrame['timing'],
  answers: TacticClass | null,
  card: GameCardId | null,
): void {
  const seats = inInitiativeOrder(game);
  push(game.state, {
    step: 'window',
    timing,
    answers,
    card,
    order: [...seats],
    involved: seats,
    plain: seats,
    passes: 0,
  });
}

export function inInitiativeOrder(game: Game): Seat[] {
  return game.state.ranks.length > 0 ? [...game.state.ranks] : seatsInPlay(game);
}
