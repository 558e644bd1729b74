import type { GameState, Seat } from '../state/state';

/** The House whose effect is being carried out, as an event tells it; nothing where none is. */
export function doneBy({ frames }: Pick<GameState, 'frames'>): { readonly by?: Seat } {
  const top = frames.at(-1);
  return top?.step === 'effect' ? { by: top.seat } : {};
}
