import type { Seat } from '@/lib/kernel/game';
import { isLeader, leaderOf, rulesOf, sheetOf } from '../../../engine/facts';
import { lasting } from '../prospects';
import type { Table } from '../table';
import { cardWorth, FORCE, KILL, leaderWorth } from '../worths';
import { type Defense, defenseClass, type Rival, type Weapon, weaponClass } from './rival';

/** What a fighter can put into a battle. */
export interface Means {
  readonly forces: number;
  /** Leaders, cheap heroes, or null for none. */
  readonly leaders: readonly (string | null)[];
  /** Weapons and defenses that go together. */
  readonly pairs: readonly (readonly [string | null, string | null])[];
  /** Dials that may be chosen; all up to its forces unless told. */
  readonly dials?: readonly number[] | undefined;
  readonly isAggressor: boolean;
  /** What the Kwisatz Haderach adds to a leader; then no leader can be a traitor. */
  readonly bonus?: number;
  /** Forces that are lost for each that is dialed: 1 unless told. */
  readonly toll?: number;
}

/** A plan, what it is expected to bring in spice, and the chance that it wins. */
export interface Planned {
  readonly leader: string | null;
  readonly weapon: string | null;
  readonly defense: string | null;
  readonly dial: number;
  readonly worth: number;
  readonly wins: number;
}

/** The plan that is expected to bring most, where to win is worth `prize`. */
export function bestPlan(table: Table, means: Means, rival: Rival, prize: number): Planned {
  const foe = outlookOn(table, rival);
  const kept = lasting(table.state);
  const dials = means.dials ?? Array.from({ length: means.forces + 1 }, (_, dial) => dial);
  let best: Planned | null = null;
  for (const [weapon, defense] of means.pairs) {
    const cases = casesOf(weaponClass(weapon), defenseClass(defense), rival);
    const cards = kept * (worthOf(weapon) + worthOf(defense));
    for (const leader of means.leaders) {
      const own = withBonus(ownLeader(table, rival.seat, leader), means.bonus ?? 0);
      for (const dial of dials) {
        const { worth, wins } = expected(means, foe, cases, own, dial, {
          cards,
          prize,
          force: kept * FORCE,
        });
        if (best === null || worth > best.worth + 1e-9)
          best = { leader, weapon, defense, dial, worth, wins };
      }
    }
  }
  if (best === null) throw new Error('a fighter always has a plan');
  return best;
}

interface Outlook {
  /** The chance that the rival's total is lower than a number, its leader alive or dead. */
  readonly alive: readonly number[];
  readonly dead: readonly number[];
  /** The chance that its leader is a traitor of one's own. */
  readonly betrayed: number;
  readonly strength: number;
  readonly forces: number;
}

function outlookOn({ me }: Table, { leaders, dial, forces }: Rival): Outlook {
  let betrayed = 0;
  let strength = 0;
  const alive: number[] = new Array(dial.length + 8).fill(0);
  for (const leader of leaders) {
    strength += leader.p * leader.strength;
    if (me.traitors.includes(leader.id)) betrayed += leader.p;
    else
      for (const [at, p] of dial.entries())
        alive[at + leader.strength] = (alive[at + leader.strength] ?? 0) + leader.p * p;
  }
  const loyal = 1 - betrayed;
  const share = loyal > 1e-9 ? alive.map((p) => p / loyal) : alive;
  return { alive: below(share), dead: below(dial), betrayed, strength, forces };
}

/** Sums of chances: of all that is lower than a number. */
function below(chances: readonly number[]): number[] {
  const sums = [0];
  for (const p of chances) sums.push((sums.at(-1) ?? 0) + p);
  return sums;
}

function chanceBelow(sums: readonly number[], number: number): number {
  return sums[Math.min(number, sums.length - 1)] ?? 1;
}

/** The chances of what the cards of both do. */
interface Cases {
  readonly explosion: number;
  /** By whether the own leader dies (2) and the rival's (1). */
  readonly deaths: readonly [number, number, number, number];
}

const WEAPONS: readonly Weapon[] = ['none', 'projectile', 'poison', 'lasgun'];
const DEFENSES: readonly Defense[] = ['none', 'projectile', 'poison'];

function casesOf(weapon: Weapon, defense: Defense, rival: Rival): Cases {
  let explosion = 0;
  const deaths: [number, number, number, number] = [0, 0, 0, 0];
  for (const theirs of WEAPONS)
    for (const shield of DEFENSES) {
      const p = rival.weapon[theirs] * rival.defense[shield];
      if (p === 0) continue;
      const hasLasgun = weapon === 'lasgun' || theirs === 'lasgun';
      if (hasLasgun && (defense === 'projectile' || shield === 'projectile')) explosion += p;
      else {
        const dies = kills(theirs, defense) ? 2 : 0;
        const kill = kills(weapon, shield) ? 1 : 0;
        const at = (dies + kill) as 0 | 1 | 2 | 3;
        deaths[at] += p;
      }
    }
  return { explosion, deaths };
}

function kills(weapon: Weapon, defense: Defense): boolean {
  return weapon === 'lasgun' || (weapon !== 'none' && weapon !== defense);
}

interface OwnLeader {
  readonly strength: number;
  readonly worth: number;
  /** The chance that it is a traitor of the rival. */
  readonly risk: number;
  readonly isThere: boolean;
}

function ownLeader(table: Table, rival: Seat, id: string | null): OwnLeader {
  if (id === null) return { strength: 0, worth: 0, risk: 0, isThere: false };
  if (!isLeader(id)) return { strength: 0, worth: cardWorth(id), risk: 0, isThere: true };
  const { strength } = leaderOf(id);
  // One that the Harkonnen hold goes back after the battle.
  const isHeld = table.me.captives.includes(id);
  const left = table.me.leaders.filter(({ dead }) => !dead).length;
  const scarce = left <= 2 ? 2 : 0;
  return {
    strength,
    worth: isHeld ? 0 : (leaderWorth(strength) + scarce) * lasting(table.state),
    risk: traitorRisk(table, rival, id),
    isThere: true,
  };
}

function withBonus(own: OwnLeader, bonus: number): OwnLeader {
  if (bonus === 0 || !own.isThere) return own;
  return { ...own, strength: own.strength + bonus, risk: 0 };
}

/** The chance that a rival, or the Harkonnen for their ally, holds one's leader as a traitor. */
export function traitorRisk({ state, me }: Table, rival: Seat, leader: string): number {
  if (me.traitors.includes(leader)) return 0;
  const other = state.factions[rival];
  if (other === undefined) return 0;
  // One of the rival's own that the Harkonnen hold betrays them in Descartes (DES-harkonnen-15).
  const isTheirs = other.leaders.some(({ id }) => id === leader);
  if (isTheirs && rulesOf(state).captives.betray) return 1;
  const callers = [other, ...other.allies.map((ally) => state.factions[ally])];
  const all = state.factions.length * 5 - me.traitors.length;
  let safe = 1;
  for (const [at, caller] of callers.entries()) {
    if (caller === undefined || (at > 0 && caller.id !== 'harkonnen')) continue;
    if (caller.shown.includes(leader)) return 1;
    const { kept, dealt } = sheetOf(caller.id).traitors;
    const many = Math.max(0, kept - caller.shown.length);
    // Who keeps one of four keeps a strong one.
    const liked = kept < dealt ? 0.5 + leaderOf(leader).strength / 5 : 1;
    safe *= 1 - Math.min(1, (many * liked) / all);
  }
  return 1 - safe;
}

/** What a plan is expected to bring, and the chance that it wins. */
function expected(
  { forces, isAggressor, toll: each = 1 }: Means,
  foe: Outlook,
  { explosion, deaths }: Cases,
  own: OwnLeader,
  dial: number,
  { cards, prize, force }: { cards: number; prize: number; force: number },
): { worth: number; wins: number } {
  const kill = foe.forces * KILL;
  const ruin = -forces * force - cards;
  let worth = explosion * (ruin - own.worth + kill);
  let wins = 0;
  for (let at = 0; at < 4; at += 1) {
    const p = deaths[at as 0 | 1 | 2 | 3];
    if (p === 0) continue;
    const dies = at >= 2;
    const isKilled = at % 2 === 1;
    const total = dial + (dies ? 0 : own.strength);
    const beaten = isAggressor ? Math.floor(total) + 1 : Math.ceil(total);
    const win = chanceBelow(isKilled ? foe.dead : foe.alive, beaten);
    const fallen = (dies ? own.strength : 0) + (isKilled ? foe.strength : 0);
    const toll = dies ? own.worth : 0;
    wins += p * win;
    worth +=
      p * win * (prize + kill + fallen * 0.5 - dial * each * force) +
      p * (1 - win) * (ruin + dial * KILL * 0.5) -
      p * toll +
      (isKilled ? p * 1.5 : 0);
  }
  const { betrayed } = foe;
  const treason = prize + kill + foe.strength * 0.7;
  const loyal = betrayed * treason + (1 - betrayed) * worth;
  const fell = ruin - own.worth - 1;
  return {
    worth: (1 - own.risk) * loyal + own.risk * fell,
    wins: (1 - own.risk) * (betrayed + (1 - betrayed) * wins),
  };
}

/** What it costs to lose a card with a battle; a worthless one is well lost. */
function worthOf(card: string | null): number {
  return card === null ? 0 : cardWorth(card);
}
