import { mayDefend } from '@/lib/engine/rite/may-defend';
import type { RiteFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { ViewedHouse } from '@/lib/engine/state/view';
import { lyingInOrder } from './houses';
import {
  cutUnder,
  type Group,
  grouped,
  isNarrow,
  type Laid,
  sizesIn,
  standsAs,
} from './rival-layout';
import type { TableView } from './table-context';
import type { Room } from './use-size';

type Seen = Pick<TableView, 'view' | 'catalogue' | 'places' | 'aim'>;

/** Whether a card can be chosen now. */
export function isLitIn({ places, aim }: Seen, id: GameCardId): boolean {
  return places.cards.has(id) || aim?.targets.has(id) === true;
}

/** The cards of a House that may still counter or join in the rite against it. */
export function mayStepIn({ view, catalogue }: Seen, seat: Seat): readonly GameCardId[] {
  const rite = view.frames.findLast((one): one is RiteFrame => one.step === 'rite');
  if (rite?.defender !== seat) return [];
  const { counters, joins } = mayDefend(takeUpView(view, catalogue), rite);
  return [...counters, ...joins];
}

/** Whether a card lies face down before others, and cannot be chosen. */
export function isHiddenIn(seen: Seen, id: GameCardId): boolean {
  return seen.view.cards[id]?.card == null && !isLitIn(seen, id);
}

/**
 * The cards before a rival by what hangs on what, from every one by itself to as few as can be: next the names on a back go
 * into its stack, then what hangs on a card is but a number.
 */
export function groupingsOf(seen: Seen, house: ViewedHouse, isAlone: boolean): Groupings {
  const known = groupings.get(seen) ?? new Map<ViewedHouse, Groupings>();
  groupings.set(seen, known);
  const found = known.get(house) ?? allGroupingsOf(seen, house, isAlone);
  known.set(house, found);
  return found;
}

type Groupings = readonly [all: readonly Group[], ...less: (readonly Group[])[]];

/** Houses side by side look at those of each other: for one state of a table they are worked out once. */
const groupings = new WeakMap<Seen, Map<ViewedHouse, Groupings>>();

function allGroupingsOf(seen: Seen, house: ViewedHouse, isAlone: boolean): Groupings {
  const { view } = seen;
  const lying = lyingInOrder(view, house);
  const isLit = (id: GameCardId) => isLitIn(seen, id);
  const isHidden = (id: GameCardId) => isHiddenIn(seen, id);
  const isBearing = (id: GameCardId) => {
    const { deferment = 0, spice = 0, program = 0 } = view.cards[id] ?? {};
    return deferment + spice + program > 0;
  };
  const hangsOnBack = (id: GameCardId) => {
    const host = view.cards[id]?.place.host ?? null;
    return host !== null && isHidden(host) && !isLit(id);
  };
  const isCounted = (id: GameCardId) => isHidden(id) || hangsOnBack(id);
  const isPlain = (id: GameCardId) => isHidden(id) && !isBearing(id);
  const cut = (groups: readonly Group[]) => groups.map((group) => cutUnder(group, isLit));
  return [
    cut(grouped(lying, isAlone ? isPlain : isHidden)),
    cut(grouped(lying, isHidden, isCounted)),
    cut(grouped(lying, isHidden, (id) => !isLit(id))),
  ];
}

/**
 * The first of several groupings that stands in a room, in the largest size at which one does: a line of what a card gives is
 * worth more than the names of what hangs on it. In a narrow room the last alone, whose cards are all as high, so that each
 * keeps its place.
 */
export function laidIn(room: Room, every: Groupings): Laid | null {
  const groupings = isNarrow(room) ? every.slice(-1) : every;
  for (const tiles of sizesIn(room)) {
    const groups = groupings.find((one) => standsAs(room, one, tiles));
    if (groups !== undefined) return { groups, tiles };
  }
  return null;
}
