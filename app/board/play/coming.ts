import { placeOf, placesOf } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import { gathered } from '@/lib/board/engine/queries/gathering';
import { moversIn, partOf, rivalsMet, stacksIn } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { listed } from '@/lib/sentences';
import { GOING } from './going';
import { countOf } from './place-keys';
import { mostShipped } from './shipping-hint';

/* What a choice of a place, or of a number that goes there, leads to: how many stand there then, against whom. */

export interface Coming {
  /** The own forces that could stand there at most, with those that do already. */
  readonly count: number;
  /** How many of them would come. */
  readonly going: number;
}

/** How many of the own forces could fight in a place; null where no group is on its way there. */
export function mostComing(view: BoardView, to: string): Coming | null {
  const going = goingTo(view, to);
  return going === null ? null : { going, count: togetherIn(view, to, going) };
}

/** "Then 16 of yours there", or "Then 6 of yours there, to fight 10 Harkonnen". */
export function thenText(view: BoardView, to: string, number: number): string {
  const fight = fightText(view, to);
  const then = `Then ${togetherIn(view, to, number)} of yours there`;
  return fight === null ? then : `${then}, to ${fight}`;
}

/** Whom forces of the asked faction that go to a place must fight: "fight 3 Fremen"; null for nobody. */
export function fightText(view: BoardView, to: string): string | null {
  if (view.asked === null || !GOING.has(view.frames.at(-1)?.step ?? 'turn')) return null;
  const met = rivalsMet(view, view.asked, to);
  const who = met.map(({ seat, count }) => `${count} ${factionName(view, seat)}`);
  return who.length === 0 ? null : `fight ${listed(who)}`;
}

/** "5 against 3": the own forces and those of a rival in a territory, where they meet. */
export function meetText(view: BoardView, territory: string, rival: Seat): string | null {
  const seat = view.asked ?? -1;
  const own = view.factions[seat]?.forces ?? [];
  for (const { id } of placesOf(territory)) {
    const met = rivalsMet(view, seat, id).find((one) => one.seat === rival);
    const count = countOf(own, partOf(view, id));
    if (met !== undefined && count > 0) return `${count} against ${met.count}`;
  }
  return null;
}

/** "6 v 10": the own forces once so many more come to a place, and those that they must fight there; null where there are none. */
export function versusText(view: BoardView, to: string, number: number): string | null {
  const others = othersIn(view, to);
  return others === 0 ? null : `${togetherIn(view, to, number)} v ${others}`;
}

/** Whether so many more forces in a place would be no more than those that they must fight there. */
export function isOutnumbered(view: BoardView, to: string, number: number): boolean {
  const others = othersIn(view, to);
  return others > 0 && togetherIn(view, to, number) <= others;
}

/** "+6 of 8 spice, if you win": what so many more forces would gather there; null as for `harvestAt`. */
export function gatherText(view: BoardView, to: string, number: number): string | null {
  const harvest = harvestAt(view, to, number);
  const fight = fightText(view, to) === null ? '' : ', if you win';
  return harvest && `+${harvest.got} of ${harvest.lies} spice${fight}`;
}

/** "The spice lies in sector 13": where those who go to another sector of a territory gather nothing; null elsewhere. */
export function spiceMissed(view: BoardView, to: string): string | null {
  if (!GOING.has(view.frames.at(-1)?.step ?? 'turn')) return null;
  const spots = placesOf(placeOf(to).territory.id);
  const lying = spots.filter(({ id }) => view.spice.some(({ at }) => at === id));
  const [spot] = lying;
  return spot === undefined || lying.some(({ id }) => id === to)
    ? null
    : `The spice lies in sector ${spot.sector}`;
}

/**
 * How much spice so many more forces of a group would gather in a place at the end of the turn, with those that stand there
 * and those of the group before, and how much lies there. Null where nothing lies, or where advisors go: they gather nothing.
 */
export function harvestAt(
  view: BoardView,
  to: string,
  number: number,
): { readonly got: number; readonly lies: number } | null {
  const own = view.factions[view.asked ?? -1];
  const lies = view.spice.find(({ at }) => at === to)?.amount ?? 0;
  const gone = own === undefined ? null : leaving(view, own, to, number);
  if (own === undefined || lies === 0 || gone === null) return null;
  const stay = own.forces.map(({ at, count }) => ({ at, count: count - (gone.get(at) ?? 0) }));
  const going = gone.size === 0 ? number : [...gone.values()].reduce((sum, count) => sum + count);
  const forces = [...stay, { at: to, count: going }].filter(({ count }) => count > 0);
  return { got: gathered(view, { forces }, to, lies), lies };
}

/** How many leave each place with a group of which so many more go; empty where it comes from reserves, null where it is of advisors. */
function leaving(
  { frames }: BoardView,
  own: BoardView['factions'][number],
  to: string,
  number: number,
): ReadonlyMap<string, number> | null {
  const frame = frames.at(-1);
  if (frame?.step === 'ship') return new Map(frame.from === null ? [] : [[frame.from, number]]);
  if ((frame?.step !== 'move' && frame?.step !== 'ride') || frame.from === null) return new Map();
  const stacks = stacksIn(own, frame.from);
  if (stacks.length === 0) return null;
  const { groups } = frame;
  const others = stacks.filter(({ at }) => at !== to);
  return new Map(
    others.map(({ at }, rank) => [at, groups[rank] ?? (rank === groups.length ? number : 0)]),
  );
}

/** How many forces of others are fought in a place. */
function othersIn(view: BoardView, to: string): number {
  const met = view.asked === null ? [] : rivalsMet(view, view.asked, to);
  return met.reduce((sum, { count }) => sum + count, 0);
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

/** How many of the own forces fight together in a place once so many have come, unless they stood there before. */
function togetherIn(view: BoardView, to: string, coming: number): number {
  const frame = view.frames.at(-1);
  const isWithin =
    frame !== undefined && 'from' in frame && frame.from === placeOf(to).territory.id;
  const here = countOf(view.factions[view.asked ?? -1]?.forces ?? [], partOf(view, to));
  return isWithin ? here : here + coming;
}
