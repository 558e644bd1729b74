import type { Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import type { Taken } from './setup';

/** Where the storm makes a player the first: from one sector on to another, counterclockwise, both included. */
export interface FirstPlayer {
  readonly taken: Taken;
  readonly from: Sector;
  readonly to: Sector;
}

/** For each player the sectors of the storm from which its circle is the next (GF9-storm-13, GF9-Q05, DES-order-01, -03). */
export function firstPlayers(taken: readonly Taken[]): readonly FirstPlayer[] {
  return taken.map((one, at) => ({
    taken: one,
    from: taken.at(at - 1)?.sector ?? one.sector,
    to: (one.sector + SECTORS - 1) % SECTORS,
  }));
}
