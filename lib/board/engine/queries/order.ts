import type { Seat } from '@/lib/kernel/game';
import type { Sector } from '../../map/map';
import { aheadOf } from '../../map/storm';
import type { FactionId } from '../facts';
import type { BoardState, Faction } from '../state/state';

/**
 * All seats in storm order: counterclockwise from the storm. A circle in the storm's own sector counts as passed
 * (GF9-storm-13, GF9-Q05, GF9-Q13).
 */
export function stormOrder({
  factions,
  storm,
}: {
  readonly factions: readonly Pick<Faction, 'circle'>[];
  readonly storm: Sector;
}): Seat[] {
  const ahead = (seat: Seat) => aheadOf(storm, factions[seat]?.circle ?? 0);
  return factions.map((_, seat) => seat).sort((one, other) => ahead(one) - ahead(other));
}

/** The seat of a faction; null where it does not play. */
export function seatOf(
  { factions }: { readonly factions: readonly Pick<Faction, 'id'>[] },
  id: FactionId,
): Seat | null {
  for (let seat = 0; seat < factions.length; seat += 1) if (factions[seat]?.id === id) return seat;
  return null;
}

/** The allies of a faction, if it plays. */
export function alliesOf(state: Pick<BoardState, 'factions'>, id: FactionId): readonly Seat[] {
  const seat = seatOf(state, id);
  return seat === null ? [] : (state.factions[seat]?.allies ?? []);
}

/** Those who win or lose together with a seat, itself among them, in the order of the seats. */
export function sideOf(
  { factions }: { readonly factions: readonly Pick<Faction, 'allies'>[] },
  seat: Seat,
): readonly Seat[] {
  const allies = factions[seat]?.allies ?? [];
  return allies.length === 0 ? [seat] : [seat, ...allies].sort((one, other) => one - other);
}
