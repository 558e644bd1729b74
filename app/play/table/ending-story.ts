import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { listed } from '@/lib/sentences';

/** What counts of a House on its way to the High Council. */
interface Standing {
  readonly favor: number;
  readonly hoard: number;
}

/** How far it is, from 0 to 2: what is beyond the goals does not count. */
function wayOf({ hoard, favor }: Standing): number {
  const part = (value: number, goal: number) => Math.max(0, Math.min(1, value / goal));
  return part(hoard, ADMISSION.spice) + part(favor, ADMISSION.favor);
}

/**
 * The turn at whose end the winner was ahead of all others and stayed so; null where it never was before it won. `turns`:
 * how each House stood at the end of each turn, by seat, in their order.
 */
export function aheadSince(
  turns: readonly { readonly turn: number; readonly houses: readonly Standing[] }[],
  winner: Seat,
): number | null {
  const isAhead = ({ houses }: { readonly houses: readonly Standing[] }) => {
    const own = houses[winner];
    return (
      own !== undefined && houses.every((one, seat) => seat === winner || wayOf(one) < wayOf(own))
    );
  };
  // the turn in which it won may have no end
  const behind = turns.findLastIndex((one) => !isAhead(one));
  return turns[behind + 1]?.turn ?? null;
}

/** "2 spice and 3 favor" that a House lacks for the High Council; '' where it has enough. */
export function lackOf({ hoard, favor }: Standing): string {
  const lacks = [
    [ADMISSION.spice - hoard, 'spice'],
    [ADMISSION.favor - favor, 'favor'],
  ] as const;
  return listed(lacks.flatMap(([many, what]) => (many > 0 ? [`${many} ${what}`] : [])));
}
