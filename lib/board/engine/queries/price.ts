import { isStronghold, type Played, placeOf, rulesOf } from '../facts';
import type { ShipFrame } from '../state/frames';
import type { Faction, LocationId } from '../state/state';

/** What a shipment costs; halves are rounded up (GF9-guild-05, GF9-Q44). */
export function price(
  played: Played,
  faction: Pick<Faction, 'id'>,
  { from, to, half }: Pick<ShipFrame, 'from' | 'half'> & { to: 'reserves' | LocationId },
  count: number,
): number {
  if (to === 'reserves') return Math.ceil(count / 2);
  if (from === null && faction.id === 'fremen') return 0;
  const { stronghold, elsewhere } = rulesOf(played).shipping;
  const each = isStronghold(played, placeOf(to).territory) ? stronghold : elsewhere;
  return half ? Math.ceil((each * count) / 2) : each * count;
}
