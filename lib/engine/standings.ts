import { isDeployed } from './queries/face-up';
import type { GameState } from './state/state';

/** What a House has when a turn is over. Amounts in tokens; `deployed` counts the cards it governs. */
export interface Standing {
  readonly treasury: number;
  readonly favor: number;
  readonly hoard: number;
  readonly deployed: number;
}

export interface TurnOver {
  readonly turn: number;
  /** By seat. */
  readonly houses: readonly Standing[];
}

/** What each House has now, by seat. */
export function standings(state: Readonly<GameState>): readonly Standing[] {
  return state.houses.map(({ treasury, favor, hoard, zones }) => ({
    treasury,
    favor,
    hoard,
    deployed: zones.domain.filter((id) => {
      const card = state.cards[id];
      return card !== undefined && isDeployed(card);
    }).length,
  }));
}
