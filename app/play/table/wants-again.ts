import { suggestionsShown } from '@/app/_table/manners';
import type { Action } from '@/lib/engine/actions';
import { riteProspects } from '@/lib/engine/rite/prospect';
import { ownLoss } from './own-loss';
import type { Table } from './table-store';

/**
 * Whether an action wants a second press, for it may not be meant: it ends the Interval by its key while another move is
 * suggested, begins a rite whose target stands, whoever joins, or uses a card against the own ones unsuggested.
 */
export function wantsAgain({ getSnapshot, catalogue, suggestion }: Table, action: Action): boolean {
  const { view } = getSnapshot();
  if (action.kind === 'rite')
    return riteProspects(view, catalogue)(action)?.joined.isVanquished === false;
  const suggested = () => (suggestionsShown.get() ? suggestion()?.action : undefined);
  if (action.kind === 'end-interval') return (suggested() ?? action).kind !== action.kind;
  return ownLoss(view, catalogue, action) !== '' && suggested() !== action;
}
