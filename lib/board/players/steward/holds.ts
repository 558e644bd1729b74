import type { Seat } from '@/lib/kernel/game';
import { placesOf, rulesOf, strongholdsIn } from '../../engine/facts';
import { isStormAt } from '../../engine/queries/presence';
import type { LocationId } from '../../engine/state/state';
import { type Army, armyIn } from './armies';
import type { FightWith } from './battle/fights';
import { lasting } from './prospects';
import type { Table } from './table';
import { FORCE, KILL } from './worths';

/** A stronghold as others hold it before one ships and moves. */
export interface Hold {
  readonly places: readonly LocationId[];
  readonly territory: string;
  /** The rivals there; allies do not count. */
  readonly rivals: readonly (Army & { readonly seat: Seat })[];
  readonly isAlly: boolean;
  /** Whether the storm is there, so that nobody fights. */
  readonly isCalm: boolean;
}

/** What may come of a stronghold, as chances from 0 to 1. */
export interface Holding {
  /** That the side holds it at the end of the turn. */
  readonly now: number;
  /** That it holds it still a turn later. */
  readonly later: number;
  /** What the battle for it is expected to cost, in spice. */
  readonly cost: number;
}

export function holdsOf({ state, seat, allies }: Table): readonly Hold[] {
  const isFought = rulesOf(state).battleInStorm;
  return strongholdsIn(state).map(({ id }) => {
    const places = placesOf(id).map((place) => place.id);
    const there = state.factions.flatMap(({ forces }, other) => {
      const army = armyIn(forces, places);
      return other === seat || army.count === 0 ? [] : [{ seat: other, ...army }];
    });
    const rivals = there.filter((one) => !allies.includes(one.seat));
    const isAlly = rivals.length < there.length;
    const isCalm = !isFought && places.every((at) => isStormAt(state, at));
    return { places, territory: id, rivals, isAlly, isCalm };
  });
}

/** How likely a player who ships later comes into a stronghold in this turn, and somebody in the next. */
const COMES = 0.05;
const COMES_LATER = 0.3;
/** With how many. */
const TYPICAL_ATTACK = 5;
/** What is left of the hope for a stronghold after a battle, with some forces left and with none. */
const AFTER_BATTLE = 0.9;
const EMPTIED = 0.36;
/** A leader and cards that are at risk in a battle. */
const BATTLE = 1.5;
const ALLY_ALONE = { now: 0.95, later: 0.85, cost: 0 };
const ALLY_FIGHTS = { now: 0.5, later: 0.45, cost: 0 };
const NOBODY = { now: 0, later: 0, cost: 0 };

/** What may come of a stronghold with so many of one's own forces in it. */
export function holdingWith(table: Table, fight: FightWith) {
  const { state, later, side, order } = table;
  const kept = lasting(state);
  const reservesOf = (other: Seat) => state.factions[other]?.reserves ?? 0;
  const attackers = later.filter((other) => !side.includes(other));
  const others = order.filter((other) => !side.includes(other));
  const [strongest] = [...others].sort((one, other) => reservesOf(other) - reservesOf(one));
  const falls = (army: Army, other: Seat, spice: number) => {
    const count = Math.min(TYPICAL_ATTACK, reservesOf(other));
    return count === 0 ? 0 : 1 - fight(army, other, { count, elite: 0 }, spice).wins;
  };
  return ({ rivals, isAlly, isCalm }: Hold, army: Army, spice: number): Holding => {
    const mine = army.count;
    const [rival, second] = rivals;
    if (mine === 0 && isAlly) return rival === undefined ? ALLY_ALONE : ALLY_FIGHTS;
    if (mine === 0) return NOBODY;
    if (rival === undefined) {
      if (isCalm) return { now: 1, later: 1, cost: 0 };
      let now = 1;
      for (const other of attackers) now *= 1 - COMES * falls(army, other, spice);
      const risk = strongest === undefined ? 0 : COMES_LATER * falls(army, strongest, spice);
      return { now, later: now * (1 - risk), cost: 0 };
    }
    if (second !== undefined || isCalm) return NOBODY;
    const { wins, left } = fight(army, rival.seat, rival, spice);
    const lost = (1 - wins) * mine + wins * (mine - left);
    const cost = kept * (lost * FORCE + BATTLE) - wins * rival.count * KILL;
    return { now: wins, later: wins * (left > 0 ? AFTER_BATTLE : EMPTIED), cost };
  };
}
