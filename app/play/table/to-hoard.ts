import { doingOf } from '@/lib/engine/abilities/running/carry-out';
import { current } from '@/lib/engine/abilities/running/effect';
import { cardAt, type Game } from '@/lib/engine/state/game';

/** Whether what is asked for is how much spice goes to the own hoard: the most of it is best. */
export function fillsHoard(game: Game): boolean {
  const frame = game.state.frames.at(-1);
  if (frame?.step !== 'effect' || frame.at !== 'effects') return false;
  const doing = doingOf(game, cardAt(game, frame.card), frame.ability);
  const effect = doing === null ? undefined : current(frame, doing);
  return effect?.kind === 'move-spice' && effect.to === 'hoard';
}
