import type { PetitionFrame } from '../state/frames';
import type { Game } from '../state/game';
import { currentInterval } from '../turn/current-interval';

/**
 * Ends the petition that runs, without a victor (TAT-6.2.1-34). With `barred` the House may not petition
 * for the card again in this Interval.
 */
export function cancelPetition(game: Game, barred: boolean): void {
  const petition = game.state.frames.findLast(
    (one): one is PetitionFrame => one.step === 'petition',
  );
  if (petition === undefined) return;
  petition.at = 'cancelled';
  if (barred) currentInterval(game)?.barred.push(petition.card);
}
