import { lossesOf } from '@/lib/board/engine/battle/support';
import type { Plan } from '@/lib/board/engine/state/frames';
import { counted, plural } from '@/lib/sentences';
import type { Fighter } from './battle-sides';

/** What a plan costs who wins with it: "Costs 2 forces, 7 stay", and the spice that goes with them. */
export function costText({ troops }: Pick<Fighter, 'troops'>, plan: Plan): string {
  const counts = lossesOf(troops, plan).map(({ count }) => count);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const all = troops.normal + troops.elite;
  const forces =
    least === most
      ? `${counted(least, 'force')}, ${all - least} ${plural(all - least, 'stays', 'stay')}`
      : `${least} to ${most} of ${counted(all, 'force')}`;
  return `Costs ${(plan.spice ?? 0) > 0 ? `${plan.spice} spice, ` : ''}${forces}`;
}

/** Whether who wins with a plan keeps no force there. */
export function leavesNone({ troops }: Pick<Fighter, 'troops'>, plan: Plan): boolean {
  const all = troops.normal + troops.elite;
  return lossesOf(troops, plan).every(({ count }) => count === all);
}
