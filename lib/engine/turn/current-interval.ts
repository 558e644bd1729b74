import type { HouseFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { Seat } from '../state/state';

/** The House Interval that runs, or null outside of them. */
export function currentInterval({ state }: Game): HouseFrame | null {
  return state.frames.findLast((one): one is HouseFrame => one.step === 'house') ?? null;
}

/** Whether the Deferment phase runs: what is next is the phase that follows it. */
export function isDefermentPhase({ state }: Game): boolean {
  const [turn] = state.frames;
  return turn?.step === 'turn' && turn.next === 'initiative';
}

/** The Interval of a House, if it has it now. */
export function intervalOf(game: Game, seat: Seat): HouseFrame | null {
  const frame = currentInterval(game);
  return frame?.seat === seat ? frame : null;
}
