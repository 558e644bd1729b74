import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import { rulesOf } from '../facts';
import { factionAt } from '../game';
import { isOn } from '../queries/options';
import type { Plan } from '../state/frames';
import type { BoardState } from '../state/state';

/**
 * Whether forces of a faction count half unless spice is spent on them: with advanced combat, in 2019 for all but the
 * Fremen (GF9-adv-combat-01, -02); with an option, and in Descartes, for them too (DES-adv-combat-01, -02).
 */
export function needsSpice(state: Readonly<BoardState>, seat: Seat): boolean {
  if (!isOn(state, 'advanced-combat')) return false;
  return !rulesOf(state).fullWithoutSpice.includes(factionAt(state, seat).id);
}

/** What so many forces can dial: whole numbers, or halves up to what their player can pay for (GF9-adv-combat-06). */
export function dials(state: Readonly<BoardState>, seat: Seat, forces: number): number[] {
  if (!needsSpice(state, seat)) return range(0, forces);
  const paid = Math.min(forces, factionAt(state, seat).spice);
  return range(0, forces + paid).map((halves) => halves / 2);
}

/**
 * The amounts of spice that go with a number dialed: each raises one force from a half to one, and no more forces are
 * lost than are there (GF9-adv-combat-03, -08, GF9-Q33).
 */
export function supports(
  state: Readonly<BoardState>,
  seat: Seat,
  forces: number,
  dial: number,
): number[] {
  const most = Math.min(Math.floor(dial), factionAt(state, seat).spice);
  return range(Math.max(0, 2 * dial - forces), most);
}

/** How many forces a winner loses for what it dialed: those with spice in full, the others for a half each (GF9-adv-combat-07). */
export function lossesOf({ dial = 0, spice }: Readonly<Plan>): number {
  return spice === undefined ? dial : 2 * dial - spice;
}
