import type { RiteFrame } from '@/lib/engine/state/frames';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';

export type Side = 'attack' | 'defense' | null;

/** On which side a card stands in the rite that is on; the target counts as defended. */
export function sideOf({ frames }: View, card: GameCardId): Side {
  const rite = frames.findLast((frame): frame is RiteFrame => frame.step === 'rite');
  if (rite === undefined) return null;
  if (rite.leader === card || rite.attackers.includes(card)) return 'attack';
  const defends = rite.defense === card || rite.target === card || rite.defenders.includes(card);
  return defends ? 'defense' : null;
}
