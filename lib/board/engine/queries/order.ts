import type { Seat } from '@/lib/kernel/game';
import { aheadOf } from '../../map/storm';
import type { FactionId } from '../facts';
import type { BoardState } from '../state/state';

/**
 * All seats in storm order: counterclockwise from the storm. A circle in the storm's own sector counts as passed
 * (GF9-storm-13, GF9-Q05, GF9-Q13).
 */
export function stormOrder({ factions, storm }: Readonly<BoardState>): Seat[] {
  const ahead = (seat: Seat) => aheadOf(storm, factions[seat]?.circle ?? 0);
  return factions.map((_, seat) => seat).sort((one, other) => ahead(one) - ahead(other));
}

/** The seat of a faction; null where it does not play. */
export function seatOf({ factions }: Readonly<BoardState>, id: FactionId): Seat | null {
  for (let seat = 0; seat < factions.length; seat += 1) if (factions[seat]?.id === id) return seat;
  return null;
}

/** The ally of a faction that plays; null where there is none. */
export function allyOf(state: Readonly<BoardState>, id: FactionId): Seat | null {
  const seat = seatOf(state, id);
  return seat === null ? null : (state.factions[seat]?.ally ?? null);
}
