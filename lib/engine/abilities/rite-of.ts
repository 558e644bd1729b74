import type { RiteFrame } from '../state/frames';
import type { Game } from '../state/game';

/** The rite that is under way, or null; there is never one inside another. */
export function riteOf({ state }: Game): RiteFrame | null {
  for (let at = state.frames.length - 1; at >= 0; at -= 1) {
    const frame = state.frames[at];
    if (frame?.step === 'rite') return frame;
  }
  return null;
}
