import type { HouseFrame, PetitionFrame } from '../frames';
import type { Game } from '../game';

/**
 * Ends the petition that runs, without a victor (TAT-6.2.1-34). With `barred` the House may not petition
 * for the card again in this Interval.
 */
export function cancelPetition({ state }: Game, barred: boolean): void {
  const petition = state.frames.findLast((one): one is PetitionFrame => one.step === 'petition');
  if (petition === undefined) return;
  petition.at = 'cancelled';
  const house = state.frames.findLast((one): one is HouseFrame => one.step === 'house');
  if (barred) house?.barred.push(petition.card);
}
