import type { Seat } from '@/lib/kernel/game';
import { captivesIn } from '../../../engine/atoms/leaders';
import { kindOf, leaderOf } from '../../../engine/facts';
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

export type FightWith = (mine: number, rival: Seat, theirs: number) => Fight;

/** What a battle is fought for while nothing else is said of it. */
const PRIZE = 30;
const TRIED_LEADERS = 2;

/** Battles that may come, worked out when first asked for. */
export function fightsOf(table: Table): FightWith {
  const known = new Map<number, Fight>();
  const armed = armsOf(table);
  return (mine, rival, theirs) => {
    const key = (rival * 32 + mine) * 32 + theirs;
    const found = known.get(key);
    if (found !== undefined) return found;
    const isAggressor = table.order.indexOf(table.seat) < table.order.indexOf(rival);
    const foe = rivalOf(table, rival, theirs);
    const { wins, dial } = bestPlan(table, { ...armed, forces: mine, isAggressor }, foe, PRIZE);
    const fight = { wins, left: Math.max(0, mine - dial) };
    known.set(key, fight);
    return fight;
  };
}

/** The leaders and cards of a hand. */
function armsOf({ me, state }: Table): Pick<Means, 'leaders' | 'pairs'> {
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
    pairs: weapons.flatMap((weapon) => defenses.map((defense) => [weapon, defense] as const)),
  };
}
