import type { Action } from '../../../engine/actions';
import { spiceIn } from '../../../engine/atoms/spice';
import type { BattleFrame } from '../../../engine/state/frames';
import { ofKind, passOr } from '../choices';
import type { Table } from '../table';
import { cardWorth } from '../worths';

/** Losses come first from where spice does not lie. */
export function losing(table: Table, frame: BattleFrame, legal: readonly Action[]): Action {
  const counts = ofKind(legal, 'forces');
  const mine = frame.places.filter((at) => table.me.forces.some((stack) => stack.at === at));
  const at = mine[frame.lost.length];
  const lies = at === undefined ? 0 : spiceIn(table.state, at);
  return (lies > 0 ? counts[0] : counts.at(-1)) ?? passOr(legal);
}

/** A winner keeps what can be used again. */
export function keeping(legal: readonly Action[]): Action {
  const [keep] = ofKind(legal, 'keep');
  const [drop] = ofKind(legal, 'discard');
  if (keep !== undefined && cardWorth(keep.card) > 0) return keep;
  return drop ?? passOr(legal);
}
