import { rulesOf } from '../facts';
import { emit, type Game } from '../game';
import { seatOf } from '../queries/order';
import { winnersAtEnd, winnersNow } from '../queries/victory';
import type { Outcome } from '../state/state';

/**
 * The end of a turn, in 2019 the mentat pause (GF9-mentat-01 to -05, DES-object-08, DES-Q03): spice in front of the shields becomes the own, then it is looked whether somebody
 * has won. A prediction that comes true replaces that win, not one that only the end of the last turn brings
 * (GF9-bg-05, -06, GF9-Q56, DES-bg-05, -06, DES-Q40).
 */
export function endTurn(game: Game): void {
  const { state } = game;
  for (const [seat, faction] of state.factions.entries()) {
    if (faction.bribes === 0) continue;
    faction.spice += faction.bribes;
    emit(game, { kind: 'bribes-taken', seat, amount: faction.bribes });
    faction.bribes = 0;
  }
  const won = winnersNow(state);
  if (won !== null) finish(game, foretold(game, won));
  else if (state.turn >= rulesOf(state).turns) finish(game, winnersAtEnd(state));
}

function foretold(game: Game, won: Outcome): Outcome {
  const { prediction, factions, turn } = game.state;
  const seat = seatOf(game.state, 'bene-gesserit');
  if (seat === null || prediction === null || prediction.turn !== turn) return won;
  if (won.winners.every((winner) => factions[winner]?.id !== prediction.faction)) return won;
  emit(game, { kind: 'prediction-shown', seat, ...prediction });
  return { winners: [seat], reason: 'prediction' };
}

function finish(game: Game, outcome: Outcome): void {
  game.state.outcome = outcome;
  emit(game, { kind: 'game-over', ...outcome });
}
