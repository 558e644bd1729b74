import { Matrix, solve } from 'ml-matrix';
import { speaksFor, timeOf, total, type Weights } from '../mentat/value';
import type { Position } from './self-play';

/**
 * The weights with which the features tell best who wins, by logistic regression without a constant (seats are
 * alike), after Newton. `ridge` draws weights to 0 that have nothing to say.
 */
export function fitWeights(positions: readonly Position[], ridge: number): Weights {
  const leads = new Matrix(positions.map(inTime));
  const width = leads.columns;
  let weights = Matrix.zeros(width, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const chances = leads.mmul(weights).to1DArray().map(logistic);
    const missed = positions.map(({ won }, at) => [(won ? 1 : 0) - (chances[at] ?? 0)]);
    const slope = leads.transpose().mmul(new Matrix(missed)).sub(Matrix.mul(weights, ridge));
    const spread = leads.clone();
    for (const [at, chance] of chances.entries()) spread.mulRow(at, chance * (1 - chance));
    const curve = leads
      .transpose()
      .mmul(spread)
      .add(Matrix.eye(width, width, ridge));
    weights = Matrix.add(weights, solve(curve, slope));
  }
  const all = weights.to1DArray();
  return { early: all.slice(0, width / 2), late: all.slice(width / 2) };
}

/** What speaks for the first House, once as it is and once by how far the game has gone. */
function inTime({ lead, turn }: Position): number[] {
  return [...lead, ...lead.map((one) => one * timeOf(turn))];
}

/** Newton has long settled by then. */
const ROUNDS = 12;

/** How well weights tell who wins: the mean logarithm of what was missed, and the share of right guesses. */
export function judge(positions: readonly Position[], weights: Weights) {
  let loss = 0;
  let right = 0;
  for (const { lead, turn, won } of positions) {
    const chance = logistic(total(speaksFor(lead, weights, turn)));
    loss -= Math.log(Math.max(1e-9, won ? chance : 1 - chance));
    if (chance > 0.5 === won) right += 1;
  }
  return { logLoss: loss / positions.length, right: right / positions.length };
}

function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}
