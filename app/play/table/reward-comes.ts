import type { Action } from '@/lib/engine/actions';
import { rewardOf } from '@/lib/engine/rite/resolution';
import type { GameState } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { ADMISSION } from '@/lib/rules/admission';

/**
 * The reward that gives something where the other takes from a House that has none of it; null where there is a choice.
 */
export function onlyReward(
  { frames, houses }: Pick<View | GameState, 'frames' | 'houses'>,
  legal: readonly Action[],
): Action | null {
  const rite = frames.at(-1);
  if (rite?.step !== 'rite' || rite.at !== 'reward') return null;
  const { what } = rewardOf(rite);
  const rival = houses[rite.defender];
  const has = (what === 'favor' ? rival?.favor : rival?.treasury) ?? 0;
  const isOther = legal.some(({ kind }) => kind !== 'reward');
  if (has > 0 || isOther) return null;
  return legal.find((one) => one.kind === 'reward' && one.way === 'gain') ?? null;
}

/** What the reward of a rite makes of what a House has: "solaris 0 to 2"; '' of any other action. */
export function rewardComes({ frames, houses }: View, action: Action): string {
  const rite = frames.findLast((one) => one.step === 'rite');
  if (action.kind !== 'reward' || rite === undefined) return '';
  const { what, amount } = rewardOf(rite);
  const isGain = action.way === 'gain';
  const house = houses[isGain ? rite.attacker : rite.defender];
  if (house === undefined) return '';
  const was = what === 'favor' ? house.favor : house.treasury;
  const is = isGain ? was + amount : Math.max(0, was - amount);
  const falls = what === 'favor' && was >= ADMISSION.favor && is < ADMISSION.favor;
  return `${what} ${was} to ${is}${falls ? `, below the ${ADMISSION.favor} it needs` : ''}`;
}
