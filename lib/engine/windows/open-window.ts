import { push } from '../atoms/flow';
import type { TacticClass, WindowFrame } from '../state/frames';
import { type Game, seatsInPlay } from '../state/game';
import type { GameCardId, Seat } from '../state/state';
import { mayAnswerNow } from './order-of-tactics-in-rites';

/**
 * Opens a round of chances for tactics in initiative order (TAT-6.2-04). All Houses may deploy tactics
 * that name no class; those that name the class, only the Houses in the operation (TAT-6.2.2-20), which
 * outside rites are all. What happens inside a rite opens none for those that it shuts out.
 */
export function openWindow(
  game: Game,
  timing: WindowFrame['timing'],
  answers: TacticClass | null,
  card: GameCardId | null,
): void {
  const seats = inInitiativeOrder(game).filter((seat) => mayAnswerNow(game, seat));
  if (seats.length === 0) return;
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

/**
 * Opens a round for tactics that name a phase, which lies outside the House Intervals: the others have
 * no place in it (TAT-6.2.2-23).
 */
export function openPhaseWindow(game: Game, answers: TacticClass, order: readonly Seat[]): void {
  push(game.state, {
    step: 'window',
    timing: 'declaration',
    answers,
    card: null,
    order: [...order],
    involved: order,
    plain: [],
    passes: 0,
  });
}

export function inInitiativeOrder(game: Game): Seat[] {
  return game.state.ranks.length > 0 ? [...game.state.ranks] : seatsInPlay(game);
}
