import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import { rulesOf } from '../facts';
import { factionAt } from '../game';
import { isOn } from '../queries/options';
import type { Plan } from '../state/frames';
import type { BoardState, Group } from '../state/state';

/** The forces of one side of a battle. */
export interface Troops {
  readonly normal: number;
  readonly elite: number;
  /** What an elite force counts in this battle: 2, or 1 (GF9-emperor-08, -09, GF9-fremen-16). */
  readonly worth: number;
}

/**
 * Whether advanced combat leaves the forces of a faction their full strength without spice: in 2019 those of the Fremen
 * (GF9-adv-combat-02), with an option, and in Descartes, nobody's (DES-adv-combat-01, -02).
 */
export function isFullWithoutSpice(state: Readonly<BoardState>, seat: Seat): boolean {
  if (!isOn(state, 'advanced-combat')) return false;
  return rulesOf(state).fullWithoutSpice.includes(factionAt(state, seat).id);
}

/** How many elite forces a plan uses, and how many of them with spice. */
type Use = readonly [used: number, paid: number];

/** Every way to use the elite forces of a side. */
function usesOf(elite: number): Use[] {
  return range(0, elite).flatMap((used) => range(0, used).map((paid): Use => [used, paid]));
}

/**
 * What forces can dial: what some of them come to. Whole numbers, or halves up to what their player can pay for
 * (GF9-adv-combat-06, -08); `spice` is null where they count in full without.
 */
export function dialsOf({ normal, elite, worth }: Troops, spice: number | null): number[] {
  const found = new Set<number>();
  if (spice === null) {
    for (const used of range(0, elite))
      for (const others of range(0, normal)) found.add(used * worth + others);
    return sorted(found);
  }
  for (const [used, paid] of usesOf(elite)) {
    if (paid > spice) continue;
    const least = worth * (used + paid);
    const most = least + normal + Math.min(normal, spice - paid);
    for (const halves of range(least, most)) found.add(halves / 2);
  }
  return sorted(found);
}

function sorted(numbers: ReadonlySet<number>): number[] {
  return [...numbers].sort((one, other) => one - other);
}

/**
 * The amounts of spice that go with a number dialed: each raises one force from a half to one, or an elite one from one
 * to two, and no more forces are lost than are there (GF9-adv-combat-03, -08, GF9-Q33).
 */
export function supportsOf(troops: Troops, spice: number, dial: number): number[] {
  const most = Math.min(troops.normal + troops.elite, spice);
  return range(0, most).filter((spent) => lossesOf(troops, { dial, spice: spent }).length > 0);
}

/**
 * What a winner may lose for what it dialed: each number of forces and of elite ones among them that comes to it, once
 * each. With spice so many of them count in full, the others half (GF9-adv-combat-07).
 */
export function lossesOf(
  troops: Troops,
  { dial = 0, spice }: Pick<Plan, 'dial' | 'spice'>,
): Required<Group>[] {
  const { normal, elite, worth } = troops;
  const found = new Map<number, Required<Group>>();
  const add = (others: number, used: number) => {
    if (others >= 0 && others <= normal)
      found.set(used * 32 + others, { count: used + others, elite: used });
  };
  if (spice === undefined) for (const used of range(0, elite)) add(dial - used * worth, used);
  else
    for (const [used, paid] of usesOf(elite)) {
      const paidOthers = spice - paid;
      const others = 2 * dial - worth * (used + paid) - paidOthers;
      if (paidOthers >= 0 && paidOthers <= others) add(others, used);
    }
  return [...found.values()];
}
