import type { Seat } from '@/lib/kernel/game';
import { rulesOf } from '../../engine/facts';
import { sideOf } from '../../engine/queries/order';
import { needed } from '../../engine/queries/victory';
import type { Hold, Holding } from './holds';
import { lastWins, lateness, nearness } from './prospects';
import type { Table } from './table';
import { WIN } from './worths';

/** How likely somebody stops a win who ships later. */
const STOPS = 0.1;
/** How much of what is hoped for counts against a win now. */
const HOPE = 0.55;
/** How bad the win of a rival is, and that it comes near, and that the game ends without strongholds. */
const DENIAL = 0.9;
const NEAR = 0.06;
const LAST = 0.7;
const LAST_DENIAL = 0.15;

/** What it is worth that strongholds are held so: wins now and later, of oneself and of rivals. */
export function winningWith(table: Table, holds: readonly Hold[]) {
  const { state, seat, side: own, later } = table;
  const need = needed(state, own.length);
  const isLast = state.turn >= rulesOf(state).turns;
  const canStop = later.some((other) => !own.includes(other));
  const late = LAST * lateness(state);
  const ends = lastWins(state);
  const rivals = rivalSides(table).map((side) => ({
    goal: needed(state, side.length),
    claims: holds.map((hold) => claim(hold, side)),
    isForetold: isForetold(table, side),
  }));
  return (holdings: readonly Holding[], mine: readonly number[]): number => {
    const wins = atLeast(countsOf(holdings.map(({ now }) => now)), need);
    let hope = 0;
    if (!isLast) {
      const chances = countsOf(holdings.map((one) => one.later));
      for (let count = 0; count < chances.length; count += 1)
        hope += (chances[count] ?? 0) * nearness(need - count);
    }
    const sure = wins * (1 - (canStop ? STOPS : 0));
    let worth = sure + (1 - sure) * hope * HOPE;
    for (const { side, desert } of ends) {
      const free = desert === null ? 1 : desertChance(table, holds, holdings, mine);
      const p = desert === 'held' ? 1 - free : free;
      const share = side.includes(seat) ? 1 : -LAST_DENIAL;
      worth += share * late * p * (1 - wins);
    }
    for (const { goal, claims, isForetold: isOurs } of rivals) {
      const theirs = countsOf(
        claims.map((chance, at) => {
          if ((mine[at] ?? 0) === 0) return chance;
          return holds[at]?.isCalm ? 0 : chance * (1 - (holdings[at]?.now ?? 0));
        }),
      );
      const done = atLeast(theirs, goal);
      worth += (isOurs ? 1 : -DENIAL) * done;
      if (!isOurs) worth -= NEAR * (theirs[goal - 1] ?? 0);
    }
    return WIN * worth;
  };
}

/** The sides of rivals: alone, or allies. */
function rivalSides({ state, order, side: own }: Table): (readonly Seat[])[] {
  return order.flatMap((other) => {
    const side = sideOf(state, other);
    return own.includes(other) || side[0] !== other ? [] : [side];
  });
}

/** The chance that a side of rivals holds a stronghold, if one stays out of it. */
function claim({ rivals, isAlly }: Hold, side: readonly Seat[]): number {
  if (!rivals.some(({ seat }) => side.includes(seat))) return 0;
  return isAlly || rivals.some(({ seat }) => !side.includes(seat)) ? 0.5 : 1;
}

/** Whether the Bene Gesserit win if a side does now. */
function isForetold({ state }: Table, side: readonly Seat[]): boolean {
  const { prediction, turn, factions } = state;
  return prediction?.turn === turn && side.some((one) => factions[one]?.id === prediction.faction);
}

const SIETCHES = ['sietch-tabr', 'habbanya-sietch'];
const TUEKS = 'tueks-sietch';
const BARRED_FROM_TUEKS = ['harkonnen', 'atreides', 'emperor'];

/** The chance that the Fremen have their desert when all is over (GF9-fremen-10). */
function desertChance(
  { state, me }: Table,
  holds: readonly Hold[],
  holdings: readonly Holding[],
  mine: readonly number[],
): number {
  let chance = 1;
  for (const [at, { territory, rivals }] of holds.entries()) {
    const bars = (id: string | undefined) =>
      id !== undefined &&
      (SIETCHES.includes(territory)
        ? id !== 'fremen'
        : territory === TUEKS && BARRED_FROM_TUEKS.includes(id));
    const isBarred = rivals.some(({ seat }) => bars(state.factions[seat]?.id));
    const held = holdings[at]?.now ?? 0;
    if ((mine[at] ?? 0) === 0) chance *= isBarred ? 0.1 : 0.9;
    else if (bars(me.id)) chance *= isBarred ? 0.1 : 1 - held;
    else chance *= isBarred ? held : 0.95;
  }
  return chance;
}

/** The chances of each number of things that come true. */
export function countsOf(chances: readonly number[]): number[] {
  const all: number[] = new Array(chances.length + 1).fill(0);
  all[0] = 1;
  for (let done = 0; done < chances.length; done += 1) {
    const p = chances[done] ?? 0;
    if (p === 0) continue;
    for (let many = done + 1; many > 0; many -= 1)
      all[many] = (all[many] ?? 0) * (1 - p) + (all[many - 1] ?? 0) * p;
    all[0] = (all[0] ?? 0) * (1 - p);
  }
  return all;
}

function atLeast(chances: readonly number[], least: number): number {
  let sum = 0;
  for (let many = least; many < chances.length; many += 1) sum += chances[many] ?? 0;
  return sum;
}
