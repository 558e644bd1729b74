import { price } from '@/lib/board/engine/queries/price';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';

/**
 * How many forces the spice of the asked faction, with what its allies have set aside, takes to the nearest and to the
 * dearest of some places: "1 spice takes at most 1 force to a stronghold"; null where it does not ship from reserves.
 */
export function shippingHint(view: BoardView, places: readonly string[]): string | null {
  const { frames, factions, asked } = view;
  const frame = frames.at(-1);
  const faction = asked === null ? undefined : factions[asked];
  if (frame?.step !== 'ship' || frame.from !== null || frame.to !== null) return null;
  if (faction?.own == null || faction.reserves === null) return null;
  const { id, reserves, allies, own } = faction;
  const money =
    own.spice -
    (faction.lent ?? 0) +
    allies.reduce((sum, ally) => sum + (factions[ally]?.lent ?? 0), 0);
  const most = (to: string) => {
    let count = 0;
    while (count < reserves && price(view, { id }, { ...frame, to }, count + 1) <= money)
      count += 1;
    return count;
  };
  const counts = places.map(most);
  const [least, best] = [Math.min(...counts), Math.max(...counts)];
  if (places.length === 0 || least === reserves) return null;
  const forces = least === best ? counted(best, 'force') : `${least} to ${best} forces`;
  return `${money} spice, so at most ${forces}${least === best ? '' : ', by the place'}.`;
}
