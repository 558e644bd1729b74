import { isStronghold, placeOf } from '@/lib/board/engine/facts';
import { shippingText } from '@/lib/board/engine/narration/action';
import { price } from '@/lib/board/engine/queries/price';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, counted } from '@/lib/sentences';

/**
 * What shipping costs, and how many forces the spice of the asked faction, with what its allies have set aside, takes
 * to the dearest and to the nearest of some places: "1 spice a force, elsewhere 2; at most 5 to 10 forces."; null where
 * nobody ships from reserves.
 */
export function shippingHint(view: BoardView, places: readonly string[]): string | null {
  const { frames, factions, asked } = view;
  const frame = frames.at(-1);
  const faction = asked === null ? undefined : factions[asked];
  if (frame?.step !== 'ship' || frame.from !== null || frame.to !== null) return null;
  if (faction?.own == null || faction.reserves === null || places.length === 0) return null;
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
  const forces = least === best ? counted(best, 'force') : `${least} to ${best} forces`;
  const cost = costText(view, places);
  return least === reserves ? `${cost}.` : `${cost}; at most ${forces}.`;
}

/** "1 spice a force", "1 spice a force, elsewhere 2": strongholds are nearer. */
function costText(view: BoardView, places: readonly string[]): string {
  const texts = (some: readonly string[]) =>
    some.map((at) => shippingText(view, at).replace(/^, /, ''));
  const isHold = (at: string) => isStronghold(view, placeOf(at).territory);
  const [hold] = texts(places.filter(isHold));
  const [other] = texts(places.filter((at) => !isHold(at)));
  if (hold === undefined || other === undefined || hold === other)
    return capital(hold ?? other ?? '');
  return `${capital(hold)}, elsewhere ${other.replace(/ spice a force$/, '')}`;
}
