import { riteOf } from '../abilities/rite';
import { push } from '../atoms/flow';
import { isBeyond } from '../rite/stages';
import type { TacticClass, Timing, WindowFrame } from '../state/frames';
import { type Game, seatsInPlay } from '../state/game';
import type { GameCardId, Seat } from '../state/state';

/** A round of chances, the first House of the order first. */
export function openRound(game: Game, round: Omit<WindowFrame, 'step' | 'passes'>): void {
  push(game.state, { step: 'window', ...round, order: [...round.order], passes: 0 });
}

/**
 * Opens a round of chances for tactics in initiative order (TAT-6.2-04). All Houses may deploy tactics
 * that name no class; those that name the class, only the Houses in the operation (TAT-6.2.2-20), which
 * outside rites are all. What happens inside a rite opens none for those that it shuts out.
 */
export function openWindow(
  game: Game,
  timing: Timing,
  answers: TacticClass | null,
  card: GameCardId | null,
): void {
  const order = inInitiativeOrder(game).filter((seat) => mayAnswerNow(game, seat));
  if (order.length > 0)
    openRound(game, { timing, answers, card, order, involved: order, plain: order });
}

/**
 * Opens a round for tactics that name a phase, which lies outside the House Intervals: the others have
 * no place in it (TAT-6.2.2-23).
 */
export function openPhaseWindow(game: Game, answers: TacticClass, order: Seat[]): void {
  openRound(game, {
    timing: 'declaration',
    answers,
    card: null,
    order,
    involved: order,
    plain: [],
  });
}

/**
 * Whether a House may answer at all now: after Attacker Declaration the two Houses of the rite alone
 * (TAT-6.2.11-32, TAT-8.3.2), and from Assessment on nobody (TAT-6.2.11-53).
 */
function mayAnswerNow(game: Game, seat: Seat): boolean {
  const rite = riteOf(game);
  if (rite === null || !isBeyond(rite, 'attack-engages')) return true;
  if (isBeyond(rite, 'assessment')) return false;
  return game.state.options.openRites || seat === rite.attacker || seat === rite.defender;
}

export function inInitiativeOrder(game: Game): Seat[] {
  return game.state.ranks.length > 0 ? [...game.state.ranks] : seatsInPlay(game);
}
