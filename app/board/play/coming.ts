import { placesOf } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import { gathered } from '@/lib/board/engine/queries/gathering';
import { meetsRivals, moversIn } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';
import { listed } from '@/lib/sentences';
import { countOf } from './place-keys';
import { mostShipped } from './shipping-hint';

/* What a choice of a place, or of a number that goes there, leads to: how many stand there then, against whom. */

export interface Coming {
  /** The own forces that could stand there at most, with those that do already. */
  readonly count: number;
  /** How many of them would come. */
  readonly going: number;
}

/** How many of the own forces could stand in some places; null where no group is on its way there. */
export function mostComing(view: BoardView, spots: readonly string[]): Coming | null {
  const going = goingTo(view, spots[0] ?? '');
  return going === null ? null : { going, count: ownIn(view, spots) + going };
}

/** "Then 16 of yours there", or "Then 6 of yours there, against 10 Harkonnen". */
export function thenText(view: BoardView, to: string, number: number): string {
  const { factions, asked } = view;
  const own = factions[asked ?? -1];
  const against = factions.flatMap(({ forces }, seat) => {
    const count = countOf(forces, [to]);
    return seat === asked || own?.allies.includes(seat) || count === 0
      ? []
      : [`${count} ${factionName(view, seat)}`];
  });
  const then = `Then ${ownIn(view, [to]) + number} of yours there`;
  return against.length === 0 ? then : `${then}, against ${listed(against)}`;
}

/** "+6 of 8 spice, if you win": what so many more forces would gather there at the end of the turn; null where nothing lies. */
export function gatherText(view: BoardView, to: string, number: number): string | null {
  const lies = view.spice.find(({ at }) => at === to)?.amount ?? 0;
  const got = gatheredBy(view, to, number);
  const fight = view.asked !== null && meetsRivals(view, view.asked, to) ? ', if you win' : '';
  return got === null ? null : `+${got} of ${lies} spice${fight}`;
}

/** How much spice so many more forces would gather in a place, with those that are there. */
export function gatheredBy(view: BoardView, to: string, number: number): number | null {
  const own = view.factions[view.asked ?? -1];
  const lies = view.spice.find(({ at }) => at === to)?.amount ?? 0;
  if (own === undefined || lies === 0) return null;
  const frame = view.frames.at(-1);
  const from = frame?.step === 'move' && frame.from !== null ? frame.from : null;
  const left = new Set(from === null ? [] : placesOf(from).map(({ id }) => id));
  let leaving = number;
  const stay = own.forces.map((stack) => {
    const gone = left.has(stack.at) ? Math.min(leaving, stack.count) : 0;
    leaving -= gone;
    return { ...stack, count: stack.count - gone };
  });
  const forces = [...stay.filter(({ count }) => count > 0), { at: to, count: number }];
  return gathered(view, { forces }, to, lies);
}

function goingTo(view: BoardView, to: string): number | null {
  const frame = view.frames.at(-1);
  const faction = view.factions[view.asked ?? -1];
  if (faction === undefined) return null;
  switch (frame?.step) {
    case 'ship':
      return mostShipped(view, to);
    case 'move':
    case 'ride':
      return frame.from === null
        ? null
        : moversIn(faction, frame.from).reduce((sum, { count }) => sum + count, 0);
    default:
      return null;
  }
}

function ownIn({ factions, asked }: BoardView, spots: readonly string[]): number {
  return countOf(factions[asked ?? -1]?.forces ?? [], spots);
}
