import type { BoardView } from '@/lib/board/engine/state/view';

/** The faction whose leader it is; empty where none of the game's has it. */
export function ownerOf({ factions }: BoardView, leader: string): string {
  return factions.find(({ leaders }) => leaders.some(({ id }) => id === leader))?.id ?? '';
}
