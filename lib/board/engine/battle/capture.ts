import type { LeaderId } from '../facts';
import { factionAt } from '../game';
import { isOn } from '../queries/options';
import type { BattleFrame } from '../state/frames';
import type { BoardState } from '../state/state';
import { leadersAtHand } from './plan';

/** The leaders of which the Harkonnen may take one by chance after a battle that they won: all of the loser's that are alive and were not used elsewhere (GF9-harkonnen-11). */
export function capturable(
  state: Readonly<BoardState>,
  { winner, fighters, territory }: BattleFrame,
): LeaderId[] {
  if (winner === null || !isOn(state, 'advantages')) return [];
  if (factionAt(state, fighters[winner]).id !== 'harkonnen') return [];
  return leadersAtHand(state, factionAt(state, fighters[winner === 0 ? 1 : 0]), territory);
}
