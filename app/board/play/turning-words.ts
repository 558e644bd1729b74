import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import { totalsText } from '@/lib/board/engine/narration/sentences';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { listed } from '@/lib/sentences';
import type { TurningPoint } from './course';

/** "In turn 4 Harkonnen shipped 1 to Habbanya Sietch, empty since turn 2." */
export function causeText({ turn, what }: TurningPoint, view: BoardView): string {
  if (what.kind !== 'taken' || what.came === null) return `In turn ${turn} ${textOf(what, view)}.`;
  const { count, isShipped, emptySince } = what.came;
  const empty =
    emptySince === 0
      ? 'which nobody had held'
      : emptySince === turn
        ? 'just left empty'
        : `empty since turn ${emptySince}`;
  const deed = isShipped ? 'shipped' : 'moved';
  return `In turn ${turn} ${factionName(view, what.to)} ${deed} ${count} to ${territoryName(what.territory)}, ${empty}.`;
}

/** "Harkonnen took Carthag from Emperor, 8 to 6" */
export function textOf(what: TurningPoint['what'], view: BoardView): string {
  const name = (seat: Seat) => factionName(view, seat);
  switch (what.kind) {
    case 'taken': {
      const from = what.from === null ? '' : ` from ${name(what.from)}`;
      const sums = what.totals === null ? '' : `, ${totalsText(what.totals)}`;
      const by = what.isByTraitor ? ' by a traitor' : sums;
      return `${name(what.to)} took ${territoryName(what.territory)}${from}${by}`;
    }
    case 'allied':
      return `${listed(what.seats.map(name))} allied`;
    case 'wall-fell':
      return `${name(what.seat)} destroyed the Shield Wall`;
    case 'exploded':
      return `An explosion emptied ${territoryName(what.territory)}`;
  }
}
