import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import { sideOf } from '@/lib/board/engine/queries/order';
import { heldBy, needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { listed } from '@/lib/sentences';
import { GOING } from './place-keys';

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
  const { factions, asked, frames } = view;
  if (asked === null || !GOING.has(frames.at(-1)?.step ?? 'turn')) return null;
  const seat = factions.findIndex(
    ({ allies }, one) => one !== asked && !allies.includes(asked) && nearness(view, one) === 'wins',
  );
  if (seat < 0) return null;
  const side = sideOf(view, seat);
  const more = strongholdsOf(view, side) - needed(view, side.length) + 1;
  const who = listed(side.map((one) => factionName(view, one)));
  return `${who} ${side.length > 1 ? 'win' : 'wins'} at the turn’s end: take ${more > 1 ? more : 'one'} of ${heldBy(view, side).map(territoryName).join(', ')}`;
}
