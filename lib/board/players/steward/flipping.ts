import type { Action } from '../../engine/actions';
import { placeOf } from '../../engine/facts';
import type { Frame } from '../../engine/state/frames';
import type { Stack } from '../../engine/state/state';
import { bestOf, ofKind, passOr } from './choices';
import { positionWorth } from './position';
import type { Table } from './table';

/** Whether advisors fight, or fighters give way: whatever leaves the better position. */
export function flipping(table: Table, legal: readonly Action[]): Action {
  const { me } = table;
  const worth = positionWorth(table);
  const after = (territory: string) => {
    const isThere = ({ at }: Stack) => placeOf(at).territory.id === territory;
    const joining = me.advisors.filter(isThere);
    const forces =
      joining.length > 0
        ? [...me.forces, ...joining]
        : me.forces.filter((stack) => !isThere(stack));
    return worth({ forces, spice: me.spice });
  };
  const stay = worth({ forces: me.forces, spice: me.spice });
  return bestOf(ofKind(legal, 'flip'), ({ territory }) => after(territory), stay) ?? passOr(legal);
}

/** An advisor in a stronghold may fight for it later. */
export function isWorthAdvising(asked: Frame): boolean {
  return asked.step === 'accompany' && placeOf(asked.to).territory.type === 'stronghold';
}
