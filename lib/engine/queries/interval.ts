import type { HouseFrame } from '../frames';
import type { Game } from '../game';

/** The House Interval that runs, or null outside of them. */
export function currentInterval({ state }: Game): HouseFrame | null {
  return state.frames.findLast((one): one is HouseFrame => one.step === 'house') ?? null;
}
