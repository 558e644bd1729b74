import { moversIn } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';

/** The place that a group leaves, while it is asked where it goes. */
export function isLeaving({ frames }: BoardView): boolean {
  const frame = frames.at(-1);
  return frame?.step === 'move' && frame.from !== null && frame.to === null;
}

/** That the place comes first and the number after it; null where there is but one, or none is moved. */
export function moveHint(view: BoardView): string | null {
  const frame = view.frames.at(-1);
  const faction = view.factions[view.asked ?? -1];
  if (frame?.step !== 'move' || !isLeaving(view) || frame.from === null || !faction) return null;
  const count = moversIn(faction, frame.from).reduce((sum, stack) => sum + stack.count, 0);
  return count > 1 ? 'All or some of them: you say how many next.' : null;
}
