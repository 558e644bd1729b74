import { range } from '@/lib/range';
import { type Played, rulesOf } from '../facts';

/** The numbers that each of the two who move the storm may dial (GF9-storm-02, GF9-storm-04). */
export function stormDials(state: Played & { readonly turn: number }): readonly number[] {
  const { first, later } = rulesOf(state).storm;
  const [low = 0, high = 0] = state.turn === 1 ? first : later;
  return range(low, high);
}
