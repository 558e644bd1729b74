import type { RiteFrame } from '@/lib/engine/frames';
import type { GameCardId, GameState } from '@/lib/engine/state';

export type Side = 'attack' | 'defense' | null;

/** On which side a card stands in the rite that is on; the target counts as defended. */
export function sideOf({ frames }: GameState, card: GameCardId): Side {
  const rite = frames.findLast((frame): frame is RiteFrame => frame.step === 'rite');
  if (rite === undefined) return null;
  if (rite.leader === card || rite.attackers.includes(card)) return 'attack';
  const defends = rite.defense === card || rite.target === card || rite.defenders.includes(card);
  return defends ? 'defense' : null;
}
