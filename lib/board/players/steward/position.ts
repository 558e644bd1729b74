import type { Seat } from '@/lib/kernel/game';
import { placeOf, RULES, STRONGHOLDS } from '../../engine/facts';
import { CITIES } from '../../engine/queries/groups';
import { isStormAt } from '../../engine/queries/presence';
import type { Stack } from '../../engine/state/state';
import { SECTORS } from '../../map/schema';
import { chancesToCome, isOpenToStorm } from '../../map/storm';
import { fightsOf } from './battle/fights';
import { lastWins, lateness, nearness, needed } from './prospects';
import type { Table } from './table';
import { FORCE, KILL, purseWorth, WIN } from './worths';

/** What a steward has when it has shipped and moved. */
export interface Draft {
  readonly forces: readonly Stack[];
  readonly spice: number;
}

/** The one place of each stronghold. */
const HOLDS: readonly string[] = STRONGHOLDS.map(({ id, sectors }) => `${id}-${sectors[0]}`);
const SIETCHES = ['sietch-tabr', 'habbanya-sietch'];
const RIVALS = ['harkonnen', 'atreides', 'emperor'];
const TUEKS = 'tueks-sietch';

/** How likely a later player comes into a stronghold this turn; where that would stop a win; and in the next. */
const COMES = 0.05;
const STOPS = 0.1;
const COMES_LATER = 0.3;
/** How much of a prospect is left when a stronghold is won by a battle. */
const AFTER_BATTLE = 0.9;
/** How much of what is hoped for counts against a win now. */
const HOPE = 0.55;
const DENIAL = 0.9;
const WORM_RISK = 0.25;
const TYPICAL_ATTACK = 5;

/** What a position is worth once one's forces stand as in a draft: to win now, to win later, and spice. */
export function positionWorth(table: Table): (draft: Draft) => number {
  const { state, seat, me, ally, later, order } = table;
  const fight = fightsOf(table);
  const others = order.filter((other) => other !== seat && other !== ally);
  const sides = others.filter((other) => {
    const partner = state.factions[other]?.ally ?? null;
    return partner === null || other < partner;
  });
  const standing = HOLDS.map((at) =>
    state.factions.flatMap((faction, other) => {
      const there = faction.forces.find((stack) => stack.at === at);
      return other === seat || there === undefined ? [] : [{ seat: other, count: there.count }];
    }),
  );
  const need = needed(state, ally === null ? 1 : 2);
  const foes = (left: readonly Seat[]) => left.filter((other) => other !== ally);
  const attackers = foes(later);
  const reservesOf = (other: Seat) => state.factions[other]?.reserves ?? 0;
  const strongest = bestOfSeats(others, reservesOf);
  /** The chance that a garrison is beaten by somebody who comes. */
  const falls = (mine: number, other: Seat) => {
    const theirs = Math.min(TYPICAL_ATTACK, reservesOf(other));
    return theirs === 0 ? 0 : 1 - fight(mine, other, theirs).wins;
  };
  const prediction = state.prediction;
  const storms = chancesToCome('dials');
  const lasts = lastWins(state);
  const late = lateness(state);

  return ({ forces, spice }) => {
    const now: number[] = [];
    const future: number[] = [];
    const rivals: number[][] = sides.map(() => []);
    let worth = purseWorth(spice);
    let desert = 1;
    for (const [at, hold] of HOLDS.entries()) {
      const there = standing[at] ?? [];
      const mine = forces.find((stack) => stack.at === hold)?.count ?? 0;
      const enemies = there.filter((one) => one.seat !== ally);
      const isAlly = enemies.length < there.length;
      const isCalm = isStormAt(state, hold);
      const [enemy, second] = enemies;
      let held = 0;
      let kept = 0;
      if (mine > 0 && enemy === undefined) {
        held = 1;
        kept = 1;
        const rate = COMES;
        if (!isCalm) {
          for (const other of attackers) held *= 1 - rate * falls(mine, other);
          if (strongest !== null) kept = held * (1 - COMES_LATER * falls(mine, strongest));
        }
      } else if (mine > 0 && enemy !== undefined && second === undefined && !isCalm) {
        const { wins, left } = fight(mine, enemy.seat, enemy.count);
        held = wins;
        kept = wins * AFTER_BATTLE * (left > 0 ? 1 : 0.4);
        worth -= (1 - wins) * mine * FORCE + wins * (mine - left) * FORCE + 1.5;
        worth += wins * enemy.count * KILL;
      } else if (isAlly) {
        held = enemy === undefined ? 0.95 : 0.5;
        kept = held * 0.9;
      }
      now.push(held);
      future.push(kept);
      for (const [side, leader] of sides.entries()) {
        const partner = state.factions[leader]?.ally ?? null;
        const isTheirs = (other: Seat) => other === leader || other === partner;
        const has = enemies.some((one) => isTheirs(one.seat));
        const isShared = enemies.some((one) => !isTheirs(one.seat)) || isAlly;
        rivals[side]?.push(
          has ? (isShared ? 0.5 : 1) * (mine > 0 ? (isCalm ? 0 : 1 - held) : 1) : 0,
        );
      }
      desert *= desertChance(table, STRONGHOLDS[at]?.id ?? '', mine, held, there);
    }
    worth += winWorth();
    worth += spiceAndStorm(forces);
    return worth;

    function winWorth(): number {
      const chances = counts(now);
      const wins = chances.slice(need).reduce((sum, p) => sum + p, 0);
      let hope = 0;
      for (const [count, p] of counts(future).entries()) hope += p * nearness(need - count);
      if (state.turn >= RULES.turns) hope = 0;
      const stop = attackers.length > 0 ? wins * STOPS : 0;
      let value = WIN * (wins - stop + (1 - wins + stop) * hope * HOPE);
      for (const { seat: who, ally: partner, desert: where } of lasts) {
        const p = where === null ? 1 : where === 'free' ? desert : 1 - desert;
        const isOurs = who === seat || partner === seat;
        value += (isOurs ? 1 : -0.15) * WIN * late * 0.7 * p * (1 - wins);
      }
      for (const [side, leader] of sides.entries()) {
        const partner = state.factions[leader]?.ally ?? null;
        const goal = needed(state, partner === null ? 1 : 2);
        const theirs = counts(rivals[side] ?? []);
        const done = theirs.slice(goal).reduce((sum, p) => sum + p, 0);
        const near = theirs[goal - 1] ?? 0;
        const isForetold =
          prediction?.turn === state.turn &&
          [leader, partner].some(
            (one) => one !== null && state.factions[one]?.id === prediction.faction,
          );
        value += (isForetold ? 1 : -DENIAL) * WIN * done;
        if (!isForetold) value -= 6 * near;
      }
      return value;
    }

    function spiceAndStorm(stacks: readonly Stack[]): number {
      const each = stacks.some(({ at }) => CITIES.includes(placeOf(at).territory.id))
        ? RULES.collection.withCity
        : RULES.collection.rate;
      let sum = 0;
      for (const { at, count } of stacks) {
        const { territory, sector } = placeOf(at);
        if (territory.type === 'stronghold') continue;
        const lies = state.spice.find((one) => one.at === at)?.amount ?? 0;
        const rival = rivalIn(table, territory.id);
        let chance = attackers.length > 0 ? 0.9 : 1;
        if (rival !== null && !isStormAt(state, at)) {
          const { wins, left } = fight(count, rival.seat, rival.count);
          chance = wins;
          sum -= (1 - wins) * count * FORCE + wins * (count - left) * FORCE + 1.5;
        }
        sum += chance * (purseWorth(spice + Math.min(lies, each * count)) - purseWorth(spice));
        let risk = 0;
        if (sector !== null && isOpenToStorm(territory, state.wallStands)) {
          const ahead = (sector - state.storm + SECTORS) % SECTORS;
          risk = storms[ahead - 1] ?? 0;
        }
        if (me.id !== 'fremen' && territory.id === state.lastBlow)
          risk = Math.max(risk, state.foreseen === 'shai-hulud' ? 1 : WORM_RISK);
        sum -= risk * count * FORCE;
        // What stands in the open holds nothing.
        sum -= 0.15 * count;
      }
      return sum;
    }
  };
}

/** The chances of each number of things that come true. */
function counts(chances: readonly number[]): number[] {
  let all = [1];
  for (const p of chances) {
    const next: number[] = new Array(all.length + 1).fill(0);
    for (const [many, q] of all.entries()) {
      next[many] = (next[many] ?? 0) + q * (1 - p);
      next[many + 1] = (next[many + 1] ?? 0) + q * p;
    }
    all = next;
  }
  return all;
}

/** How likely a stronghold lets the Fremen have their desert when all is over (GF9-fremen-10). */
function desertChance(
  { state, me }: Table,
  hold: string,
  mine: number,
  held: number,
  there: readonly { readonly seat: Seat; readonly count: number }[],
): number {
  const idOf = (other: Seat) => state.factions[other]?.id ?? '';
  const bars = (id: string) =>
    SIETCHES.includes(hold) ? id !== 'fremen' : hold === TUEKS && RIVALS.includes(id);
  const isBarred = there.some((one) => bars(idOf(one.seat)));
  if (mine === 0) return isBarred ? 0.1 : 0.9;
  if (bars(me.id)) return isBarred ? 0.1 : 1 - held;
  return isBarred ? held : 0.95;
}

function rivalIn({ state, seat, ally }: Table, territory: string) {
  for (const [other, { forces }] of state.factions.entries()) {
    if (other === seat || other === ally) continue;
    let count = 0;
    for (const stack of forces)
      if (placeOf(stack.at).territory.id === territory) count += stack.count;
    if (count > 0) return { seat: other, count };
  }
  return null;
}

function bestOfSeats(seats: readonly Seat[], worth: (seat: Seat) => number): Seat | null {
  let best: Seat | null = null;
  for (const seat of seats) if (best === null || worth(seat) > worth(best)) best = seat;
  return best;
}
