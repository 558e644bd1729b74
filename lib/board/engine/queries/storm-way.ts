import type { Seat } from '@/lib/kernel/game';
import type { Location, Sector } from '../../map/map';
import { SECTORS } from '../../map/sectors';
import { isOpenToStorm, sectorsEntered } from '../../map/storm';
import { isExtraStronghold, PLACES, type Played, rulesOf } from '../facts';
import type { Faction, Spice } from '../state/state';

interface Blown extends Played {
  readonly turn: number;
  readonly storm: Sector;
  readonly wallStands: boolean;
}

/**
 * The sectors that a move of the storm hits, in that order (GF9-storm-06 to -10). The one it starts from is not hit
 * again (GF9-Q11). The first storm only hits where it lands in 2019: the marker is put there by chance, it does not blow
 * across the board. In Descartes it does (DES-storm-03, -06, DES-Q08).
 */
export function sectorsHit(board: Blown, sectors: number, isDialed: boolean): readonly Sector[] {
  const isPut =
    board.turn === 1 && (rulesOf(board).firstStorm === 'lands' || (sectors === 0 && isDialed));
  return isPut ? [(board.storm + sectors) % SECTORS] : sectorsEntered(board.storm, sectors);
}

/** The places in a sector, and those of them where forces die in the storm. */
export function placesHit(board: Blown, sector: Sector) {
  const places = PLACES.filter((place) => place.sector === sector);
  const open = places.filter(
    ({ territory }) =>
      isOpenToStorm(territory, board.wallStands) && !isExtraStronghold(board, territory),
  );
  return { places, open };
}

interface Laid extends Blown {
  readonly factions: readonly Pick<Faction, 'forces' | 'advisors'>[];
  readonly spice: readonly Spice[];
}

/** What stands and lies in the open where a move of the storm comes, in the order in which it comes. */
export function stormHits(board: Laid, sectors: number, isDialed: boolean) {
  const forces: { readonly seat: Seat; readonly count: number; readonly at: Location }[] = [];
  let spice = 0;
  for (const sector of sectorsHit(board, sectors, isDialed)) {
    const { places, open } = placesHit(board, sector);
    for (const at of open)
      for (const [seat, faction] of board.factions.entries())
        for (const stack of [...faction.forces, ...faction.advisors])
          if (stack.at === at.id) forces.push({ seat, count: stack.count, at });
    for (const lying of board.spice)
      if (places.some(({ id }) => id === lying.at)) spice += lying.amount;
  }
  return { forces, spice };
}
