import { isStronghold, territoryOf } from '@/lib/board/engine/facts';
import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import { sideOf } from '@/lib/board/engine/queries/order';
import { heldBy, needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { TerritoryId } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { listed } from '@/lib/sentences';
import { GOING } from './going';

/** How near a side is to winning: with one stronghold more, or with what it holds at the end of the turn. */
export type Near = 'one' | 'wins';

export const NEAR_TEXTS: Readonly<Record<Near, string>> = {
  one: '1 from winning',
  wins: 'Wins at the end of this turn',
};
/** The same where there is little room, and less. */
export const NEAR_SHORT: typeof NEAR_TEXTS = { one: NEAR_TEXTS.one, wins: 'Wins at turn’s end' };
export const NEAR_SHORTEST: typeof NEAR_TEXTS = { one: '1 to win', wins: 'Wins now' };

/** How near the side of a faction is to winning; null where it needs more, or the game is over. */
export function nearness(view: BoardView, seat: Seat): Near | null {
  const side = sideOf(view, seat);
  const lacks = needed(view, side.length) - strongholdsOf(view, side);
  if (view.outcome !== null || lacks > 1) return null;
  return lacks === 1 ? 'one' : 'wins';
}

/** While forces go, who else wins unless some come in between: "Fremen wins at the turn’s end: take one of …"; null for nobody. */
export function alarmText(view: BoardView): string | null {
  if (!GOING.has(view.frames.at(-1)?.step ?? 'turn')) return null;
  const others = winningElse(view);
  if (others === null) return null;
  const { side, more } = others;
  return `${namesOf(view, side)} ${side.length > 1 ? 'win' : 'wins'} at the turn’s end: take ${more > 1 ? more : 'one'} of ${heldBy(view, side).map(territoryName).join(', ')}`;
}

/** What a place decides where who is asked comes to hold it: that its side wins, or that another does not. */
export interface Decisive {
  readonly isWin: boolean;
  /** "stops Fremen winning". */
  readonly text: string;
}

/** What hangs on a territory at the end of the turn; null where nobody is so near to winning. */
export function decisiveIn(view: BoardView, territory: TerritoryId): Decisive | null {
  const { asked } = view;
  if (asked === null) return null;
  const isHeld = heldBy(view, sideOf(view, asked)).includes(territory);
  if (nearness(view, asked) === 'one' && isStronghold(view, territoryOf(territory)) && !isHeld)
    return { isWin: true, text: 'wins at the turn’s end' };
  const others = winningElse(view);
  return others?.more === 1 && heldBy(view, others.side).includes(territory)
    ? { isWin: false, text: `stops ${namesOf(view, others.side)} winning` }
    : null;
}

/** Whether there can be a place that decides. */
export function mayDecide(view: BoardView): boolean {
  const isNear = view.asked !== null && nearness(view, view.asked) === 'one';
  return isNear || winningElse(view)?.more === 1;
}

/** The side that wins with what it holds and is not that of who is asked, and how many it must lose not to; null for none. */
function winningElse(
  view: BoardView,
): { readonly side: readonly Seat[]; readonly more: number } | null {
  const { factions, asked } = view;
  if (asked === null) return null;
  const seat = factions.findIndex(
    ({ allies }, one) => one !== asked && !allies.includes(asked) && nearness(view, one) === 'wins',
  );
  if (seat < 0) return null;
  const side = sideOf(view, seat);
  return { side, more: strongholdsOf(view, side) - needed(view, side.length) + 1 };
}

function namesOf(view: BoardView, side: readonly Seat[]): string {
  return listed(side.map((seat) => factionName(view, seat)));
}
