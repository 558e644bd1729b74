import type { Action } from '@/lib/engine/actions';
import { rewardOf } from '@/lib/engine/rite/resolution';
import type { View } from '@/lib/engine/state/view';

/** What the reward of a rite makes of what a House has: "solaris 0 to 2"; '' of any other action. */
export function rewardComes({ frames, houses }: View, action: Action): string {
  const rite = frames.findLast((one) => one.step === 'rite');
  if (action.kind !== 'reward' || rite === undefined) return '';
  const { what, amount } = rewardOf(rite);
  const isGain = action.way === 'gain';
  const house = houses[isGain ? rite.attacker : rite.defender];
  if (house === undefined) return '';
  const was = what === 'favor' ? house.favor : house.treasury;
  return `${what} ${was} to ${isGain ? was + amount : Math.max(0, was - amount)}`;
}
