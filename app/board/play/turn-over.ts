import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import type { BoardSummary } from '@/lib/board/engine/narration/summary';
import { sideOf } from '@/lib/board/engine/queries/order';
import { needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';

/** A turn that is over. */
interface Over {
  readonly turn: number;
  /** How all stood before it and stand after it, by seat. */
  readonly before: readonly BoardSummary[];
  readonly after: readonly BoardSummary[];
  readonly events: readonly BoardEvent[];
}

/**
 * What a turn brought the viewer, and how near to winning it and the nearest of the others are: "Turn 2: you lost Carthag
 * (Emperor), collected 6 spice. You hold 2 of 3 to win, Guild 3 of 4".
 */
export function turnOverText(view: BoardView, { turn, before, after, events }: Over): string {
  const seat = view.seat ?? -1;
  const had = before[seat]?.held ?? [];
  const has = after[seat]?.held ?? [];
  const told = (id: string) => {
    const holder = after.findIndex(({ held }) => held.includes(id));
    return `${territoryName(id)}${holder < 0 ? '' : ` (${factionName(view, holder)})`}`;
  };
  const isStronghold = (id: string) => after.some(({ held }) => held.includes(id));
  const lost = had.filter((id) => !has.includes(id));
  // what it fought for in vain, as to win
  const missed = [...beatenIn(events, seat)].filter(
    (id) => isStronghold(id) && !had.includes(id) && !has.includes(id),
  );
  const won = has.filter((id) => !had.includes(id));
  const spice = events.reduce(
    (sum, event) => sum + (event.kind === 'collected' && event.seat === seat ? event.amount : 0),
    0,
  );
  const deeds = [
    ...(lost.length === 0 ? [] : [`lost ${listed(lost.map(told))}`]),
    ...(missed.length === 0 ? [] : [`did not get ${listed(missed.map(told))}`]),
    ...(won.length === 0 ? [] : [`won ${listed(won.map(territoryName))}`]),
    ...(spice === 0 ? [] : [`collected ${spice} spice`]),
  ];
  const own = sideOf(view, seat);
  const ours = own.flatMap((one) => after[one]?.held ?? []);
  // what an ally lost may have cost the win
  const theirs = own.flatMap((one) => {
    const gone = one === seat ? [] : (before[one]?.held ?? []).filter((id) => !ours.includes(id));
    return gone.length === 0 ? [] : [`${factionName(view, one)} lost ${listed(gone.map(told))}`];
  });
  const what = [...(deeds.length === 0 ? [] : [`you ${deeds.join(', ')}`]), ...theirs];
  return `Turn ${turn}: ${what.join(', ') || 'no stronghold won or lost'}. You hold ${standingText(view, seat)}`;
}

/** The territories of the battles that a seat lost. */
function beatenIn(events: readonly BoardEvent[], seat: Seat): ReadonlySet<string> {
  const found = new Set<string>();
  let territory = '';
  for (const event of events) {
    if (event.kind === 'battle-began') ({ territory } = event);
    if (event.kind === 'battle-won' && event.over === seat) found.add(territory);
  }
  return found;
}

/** "2 of 3 to win, Guild 3 of 4": of the others those who need fewest more. */
function standingText(view: BoardView, seat: Seat): string {
  const own = sideOf(view, seat);
  const goalOf = (side: readonly Seat[]) => needed(view, side.length);
  const lacksOf = (side: readonly Seat[]) => goalOf(side) - strongholdsOf(view, side);
  const [next] = view.factions
    .flatMap((_, one) => (own.includes(one) ? [] : [sideOf(view, one)]))
    .toSorted((one, other) => lacksOf(one) - lacksOf(other));
  if (next === undefined || !Number.isFinite(goalOf(own)))
    return counted(strongholdsOf(view, own), 'stronghold');
  const names = listed(next.map((one) => factionName(view, one)));
  return `${strongholdsOf(view, own)} of ${goalOf(own)} to win, ${names} ${strongholdsOf(view, next)} of ${goalOf(next)}`;
}
