import type { Stack } from '../../engine/state/state';
import { armyIn } from './armies';
import { fightsOf } from './battle/fights';
import { holdingWith, holdsOf } from './holds';
import { openGroundWith } from './open-ground';
import { lasting } from './prospects';
import type { Table } from './table';
import { winningWith } from './winning';
import { purseWorth } from './worths';

/** What a steward has when it has shipped and moved. */
export interface Draft {
  readonly forces: readonly Stack[];
  readonly spice: number;
}

const NOBODY = { count: 0, elite: 0 };

/** What a position is worth once one's forces stand as in a draft: to win now, to win later, and spice. */
export function positionWorth(table: Table): (draft: Draft) => number {
  const fight = fightsOf(table);
  const holds = holdsOf(table);
  const holding = holdingWith(table, fight);
  const winning = winningWith(table, holds);
  const openGround = openGroundWith(table, fight);
  const kept = lasting(table.state);
  return ({ forces, spice }) => {
    const armies = holds.map(({ places }) => armyIn(forces, places));
    const mine = armies.map(({ count }) => count);
    const holdings = holds.map((hold, at) => holding(hold, armies[at] ?? NOBODY, spice));
    let worth = winning(holdings, mine) + openGround(forces, spice) + kept * purseWorth(spice);
    for (const { cost } of holdings) worth -= cost;
    return worth;
  };
}
