import type { Seat } from '@/lib/kernel/game';
import { captivesIn } from '../../../engine/atoms/leaders';
import { hasKwisatz, KWISATZ_STRENGTH } from '../../../engine/battle/kwisatz';
import { kindOf, leaderOf } from '../../../engine/facts';
import { type Army, strengthOf } from '../armies';
import type { Table } from '../table';
import { bestPlan, type Means } from './planning';
import { rivalOf } from './rival';

/** How a battle with a rival is expected to go that is not begun yet. */
export interface Fight {
  /** From 0 to 1. */
  readonly wins: number;
  /** Forces that are left if it is won. */
  readonly left: number;
}

/** With so much spice of one's own. */
export type FightWith = (mine: Army, rival: Seat, theirs: Army, spice: number) => Fight;

/** What a battle is fought for while nothing else is said of it. */
const PRIZE = 30;
const TRIED_LEADERS = 2;

/** Battles that may come, worked out when first asked for. */
export function fightsOf(table: Table): FightWith {
  /** The chance to win, and the share of the own strength that is left, by the strengths. */
  const known = new Map<number, readonly [number, number]>();
  const armed = armsOf(table);
  const fought = (mine: number, rival: Seat, theirs: number) => {
    const key = (rival * 32 + mine) * 32 + theirs;
    const found = known.get(key);
    if (found !== undefined) return found;
    const isAggressor = table.order.indexOf(table.seat) < table.order.indexOf(rival);
    const foe = rivalOf(table, rival, theirs);
    const { wins, dial } = bestPlan(table, { ...armed, forces: mine, isAggressor }, foe, PRIZE);
    const fight = [wins, mine === 0 ? 0 : Math.max(0, 1 - dial / mine)] as const;
    known.set(key, fight);
    return fight;
  };
  return (mine, rival, theirs, spice) => {
    const strength = strengthOf(table, table.seat, rival, mine, spice);
    const against = strengthOf(table, rival, table.seat, theirs, spice);
    const [wins, left] = fought(strength, rival, against);
    return { wins, left: left * mine.count };
  };
}

/** The leaders and cards of a hand. */
function armsOf({ me, state }: Table): Pick<Means, 'leaders' | 'pairs' | 'bonus'> {
  const held = captivesIn(state);
  const own = me.leaders.filter(({ id, dead }) => !dead && !held.includes(id));
  const free = [...own.map(({ id }) => id), ...me.captives];
  free.sort((one, other) => leaderOf(other).strength - leaderOf(one).strength);
  const hero = me.hand.find((card) => kindOf(card) === 'cheap hero');
  const leaders = [...free.slice(0, TRIED_LEADERS), ...(hero === undefined ? [] : [hero])];
  const isOf = (kinds: readonly string[]) => [
    null,
    ...new Map(
      me.hand.flatMap((card): [string, string][] => {
        const kind = kindOf(card) ?? '';
        return kinds.includes(kind) ? [[kind, card]] : [];
      }),
    ).values(),
  ];
  if (leaders.length === 0) return { leaders: [null], pairs: [[null, null]] };
  const weapons = isOf(['projectile weapon', 'poison weapon', 'lasgun']);
  const defenses = isOf(['projectile defense', 'poison defense']);
  return {
    leaders,
    bonus: hasKwisatz(me, '') ? KWISATZ_STRENGTH : 0,
    pairs: weapons.flatMap((weapon) => defenses.map((defense) => [weapon, defense] as const)),
  };
}
