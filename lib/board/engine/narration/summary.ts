import { type FactionId, rulesOf } from '../facts';
import { isOn } from '../queries/options';
import { heldBy, strongholdsOf } from '../queries/victory';
import type { BoardState } from '../state/state';

/** How a faction stands when a turn is over, as everybody sees it. */
export interface BoardSummary {
  readonly faction: FactionId;
  readonly strongholds: number;
  /** Which territories count as them. */
  readonly held: readonly string[];
  readonly board: number;
  /** Null where reserves are hidden (DES-bribe-03). */
  readonly reserves: number | null;
  readonly tanks: number;
  /** Null where hands are counted in the bidding only (GF9-Q30). */
  readonly cards: number | null;
  readonly leaders: number;
}

/** By seat. */
export function sumUp(state: Readonly<BoardState>): readonly BoardSummary[] {
  return state.factions.map((faction, seat) => {
    const { id, forces, advisors, reserves, tanks, hand, leaders, covered } = faction;
    return {
      faction: id,
      strongholds: strongholdsOf(state, [seat]),
      held: heldBy(state, [seat]),
      board: [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0),
      reserves: rulesOf(state).reserves === 'open' ? reserves : null,
      tanks,
      cards: isOn(state, 'hidden-hands') ? null : hand.length,
      // Not all know of those that were killed face down (GF9-harkonnen-12).
      leaders: leaders.filter(({ id: leader, dead }) => !dead || covered.includes(leader)).length,
    };
  });
}
