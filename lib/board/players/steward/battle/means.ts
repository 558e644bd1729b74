import type { Seat } from '@/lib/kernel/game';
import { hasKwisatz, KWISATZ_STRENGTH } from '../../../engine/battle/kwisatz';
import { planOptions, type Side, strength } from '../../../engine/battle/plan';
import type { BattleFrame, Plan } from '../../../engine/state/frames';
import type { Table } from '../table';
import { sendsKwisatz } from './kwisatz';
import type { Means } from './planning';

export function sideOf({ fighters }: BattleFrame, seat: Seat): Side {
  return fighters[0] === seat ? 0 : 1;
}

/** Forces that a dial costs where some of them count half, for want of spice. */
const HALF_PAID = 1.5;

/** What a fighter may put into a battle, as the rules list it. */
export function meansIn(table: Table, frame: BattleFrame, side: Side): Means {
  const { state } = table;
  const own = frame.plans[side];
  const leaders =
    own.leader !== undefined
      ? [own.leader]
      : planOptions(state, frame, side, 'leader').flatMap((action) =>
          action.kind === 'leader' ? [action.leader] : [],
        );
  const cards = (plan: Plan, element: 'weapon' | 'defense') => {
    const chosen = plan[element];
    if (chosen !== undefined) return [chosen];
    const plans: [Plan, Plan] = side === 0 ? [plan, {}] : [{}, plan];
    return planOptions(state, { ...frame, plans }, side, element).flatMap((action) =>
      action.kind === element ? [action.card] : [],
    );
  };
  const isWithKwisatz = own.kwisatz ?? takesKwisatz(table, frame, side);
  const pairs = cards(own, 'weapon').flatMap((weapon) =>
    cards({ ...own, weapon }, 'defense').map((defense) => [weapon, defense] as const),
  );
  const dials = planOptions(state, frame, side, 'dial').flatMap((action) =>
    action.kind === 'strength' ? [action.dial] : [],
  );
  return {
    ...{ forces: strength(state, frame, side), leaders, pairs, isAggressor: side === 0 },
    bonus: isWithKwisatz ? KWISATZ_STRENGTH : 0,
    dials: own.dial === undefined ? dials : [own.dial],
    toll: frame.pays[side] ? HALF_PAID : 1,
  };
}

/** Of an ally it is taken to go along wherever it can. */
function takesKwisatz(table: Table, frame: BattleFrame, side: Side): boolean {
  const fighter = frame.fighters[side];
  if (fighter === table.seat) return sendsKwisatz(table, frame);
  const faction = table.state.factions[fighter];
  return faction !== undefined && hasKwisatz(faction, frame.territory);
}
