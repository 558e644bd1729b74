import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import { factionAt } from '../game';
import { isOn } from '../queries/options';
import type { Plan } from '../state/frames';
import type { BoardState } from '../state/state';

/**
 * Whether forces of a faction count half unless spice is spent on them: with advanced combat, for all but the Fremen
 * (GF9-adv-combat-01, -02); with an option for them too.
 */
export function needsSpice(state: Readonly<BoardState>, seat: Seat): boolean {
  if (!isOn(state, 'advanced-combat')) return false;
  return factionAt(state, seat).id !== 'fremen' || isOn(state, 'fremen-pay');
}

/** What a side has for its dial: its forces, and the spice that they need to count in full; null where they need none. */
export interface Strength {
  readonly forces: number;
  readonly spice: number | null;
}

/** What so many forces can dial: whole numbers, or halves up to what their player can pay for (GF9-adv-combat-06). */
export function dialsOf({ forces, spice }: Strength): number[] {
  if (spice === null) return range(0, forces);
  return range(0, forces + Math.min(forces, spice)).map((halves) => halves / 2);
}

/**
 * The amounts of spice that go with a number dialed: each raises one force from a half to one, and no more forces are
 * lost than are there (GF9-adv-combat-03, -08, GF9-Q33).
 */
export function supportsOf({ forces, spice }: Strength, dial: number): number[] {
  return range(Math.max(0, 2 * dial - forces), Math.min(Math.floor(dial), spice ?? 0));
}

/** What a faction can dial with so many forces. */
export function dials(state: Readonly<BoardState>, seat: Seat, forces: number): number[] {
  const spice = needsSpice(state, seat) ? factionAt(state, seat).spice : null;
  return dialsOf({ forces, spice });
}

/** The amounts of spice that a faction can spend on a number dialed. */
export function supports(
  state: Readonly<BoardState>,
  seat: Seat,
  forces: number,
  dial: number,
): number[] {
  return supportsOf({ forces, spice: factionAt(state, seat).spice }, dial);
}

/** How many forces a winner loses for what it dialed: those with spice in full, the others for a half each (GF9-adv-combat-07). */
export function lossesOf({ dial = 0, spice }: Readonly<Plan>): number {
  return spice === undefined ? dial : 2 * dial - spice;
}
