import type { Game } from '@/lib/engine/state/game';
import type { GameState } from '@/lib/engine/state/state';
import { featuresOf } from './features';

/** How much each feature speaks for a House, in the order of FEATURES. */
export type Weights = readonly number[];

/** The chance of each House to win, by seat: 1 for the one that has won, and for all together. */
export function chancesOf(game: Game, weights: Weights): readonly number[] {
  const { houses, outcome } = game.state;
  if (outcome !== null) return over(game.state);
  const strengths = houses.map(({ eliminated }, seat) =>
    eliminated ? 0 : Math.exp(score(featuresOf(game, seat), weights)),
  );
  const sum = strengths.reduce((all, one) => all + one, 0);
  return strengths.map((one) => one / sum);
}

function over({ houses, outcome }: GameState): readonly number[] {
  return houses.map((_, seat) =>
    outcome?.winner === null ? 1 / houses.length : outcome?.winner === seat ? 1 : 0,
  );
}

function score(features: readonly number[], weights: Weights): number {
  return features.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0);
}
