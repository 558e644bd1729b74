import { battlesOf } from '../../../engine/battle/battles';
import { hasKwisatz } from '../../../engine/battle/kwisatz';
import { isStronghold, territoryOf } from '../../../engine/facts';
import type { BattleFrame } from '../../../engine/state/frames';
import type { Table } from '../table';

/** Whether the Kwisatz Haderach goes into a battle: it fights in one territory a turn, so a stronghold that is still to be fought for goes first (GF9-atreides-11, DES-atreides-10). */
export function sendsKwisatz({ state, seat, me }: Table, { territory }: BattleFrame): boolean {
  if (!hasKwisatz(me, territory)) return false;
  const isHold = (id: string) => isStronghold(state, territoryOf(id));
  return isHold(territory) || !battlesOf(state, seat).some((fight) => isHold(fight.territory));
}
