import { placeOf, RULES } from '../facts';
import type { ShipFrame } from '../state/frames';
import type { Faction, LocationId } from '../state/state';

/** What a shipment costs; halves are rounded up (GF9-guild-05, GF9-Q44). */
export function price(
  faction: Pick<Faction, 'id'>,
  { from, to, half }: Pick<ShipFrame, 'from' | 'half'> & { to: 'reserves' | LocationId },
  count: number,
): number {
  if (to === 'reserves') return Math.ceil(count / 2);
  if (from === null && faction.id === 'fremen') return 0;
  const isStronghold = placeOf(to).territory.type === 'stronghold';
  const each = isStronghold ? RULES.shipping.stronghold : RULES.shipping.elsewhere;
  return half ? Math.ceil((each * count) / 2) : each * count;
}
