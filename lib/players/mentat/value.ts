import type { Game } from '@/lib/engine/state/game';
import type { GameState, Seat } from '@/lib/engine/state/state';
import { EXPECTED_TURNS } from '../expected';
import { FEATURES, featuresOf } from './features';

/** How much each feature speaks for a House, in the order of FEATURES: at the start, and what comes to it as time goes. */
export interface Weights {
  readonly early: readonly number[];
  readonly late: readonly number[];
}

/** How the Houses stand. */
export interface Stand {
  /** The chance of each House to win, by seat: 1 for the one that has won, and for all together. */
  readonly chances: readonly number[];
  /** What each feature speaks for each House, by seat and feature; none for one that is out, or once the game is over. */
  readonly speaks: readonly (readonly number[])[];
}

export function standOf(game: Game, weights: Weights): Stand {
  const { houses, outcome, turn } = game.state;
  if (outcome !== null) return { chances: over(game.state), speaks: [] };
  const speaks = featuresOf(game).map((features, seat) =>
    houses[seat]?.eliminated ? [] : speaksFor(features, weights, turn),
  );
  const strengths = houses.map(({ eliminated }, seat) =>
    eliminated ? 0 : Math.exp(total(speaks[seat] ?? [])),
  );
  const sum = total(strengths);
  return { chances: strengths.map((one) => one / sum), speaks };
}

/** What each feature speaks for a House, less what it speaks for its rivals in the game on average; on the scale of the model. */
export function leadOf({ speaks }: Stand, seat: Seat): readonly number[] {
  const own = speaks[seat] ?? [];
  const rivals = speaks.filter((row, rival) => rival !== seat && row.length > 0);
  return own.map(
    (one, at) => one - total(rivals.map((row) => row[at] ?? 0)) / Math.max(1, rivals.length),
  );
}

function over({ houses, outcome }: GameState): readonly number[] {
  return houses.map((_, seat) =>
    outcome?.winner === null ? 1 / houses.length : outcome?.winner === seat ? 1 : 0,
  );
}

/** What features speak for a House, or what a lead in them speaks for one before another. */
export function speaksFor(
  features: readonly number[],
  { early, late }: Weights,
  turn: number,
): readonly number[] {
  const time = timeOf(turn);
  return FEATURES.map((_, at) => (features[at] ?? 0) * ((early[at] ?? 0) + (late[at] ?? 0) * time));
}

/** How far a game has gone at a turn: about 1 when it ends. */
export function timeOf(turn: number): number {
  return turn / EXPECTED_TURNS;
}

export function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
}
