import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { Seat } from '@/lib/engine/state/state';
import type { GameRules, Player } from '@/lib/kernel/game';
import { playout } from '@/lib/kernel/playout';

/** Makes a player for a seat of a game. */
export type Seating = (seed: number, seat: Seat, setup: GameSetup) => Player<DuneCcg>;

/** How games of one player against others ended; drawn ones ended without a winner, or not at all. */
export interface Score {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}

/**
 * Games of one player against one or several of another, with all the sample decks in turn. Each deal is
 * played once from every seat of the table, so that neither seats nor decks favor anybody. `onGame` is told of
 * the score after each.
 */
export function duels(
  rules: GameRules<DuneCcg>,
  one: Seating,
  other: Seating,
  { games, houses = 2, from = 0 }: { games: number; houses?: number; from?: number },
  onGame: (score: Score) => void = () => {},
): Score {
  let score: Score = { games: 0, won: 0, drawn: 0 };
  for (let game = 0; game < games; game += 1) {
    const seed = from + Math.floor(game / houses);
    const own = game % houses;
    const setup = dealt(seed, houses);
    const players = setup.houses.map((_, seat) => (seat === own ? one : other)(seed, seat, setup));
    const done = playout(rules, setup, players);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    const winner = done.value.outcome?.winner ?? null;
    score = {
      games: score.games + 1,
      won: score.won + (winner === own ? 1 : 0),
      drawn: score.drawn + (winner === null ? 1 : 0),
    };
    onGame(score);
  }
  return score;
}

/** The setup of a number: sample decks, each against each other in turn. */
export function dealt(seed: number, houses: number): GameSetup {
  const count = SAMPLE_DECKS.length;
  const step = 1 + (Math.floor(seed / count) % (count - 1));
  const seats = Array.from({ length: houses }, (_, seat) => {
    const sample = SAMPLE_DECKS[(seed + seat * step) % count];
    if (sample === undefined) throw new Error('there are sample decks');
    return { name: sample.deck.houseName, deck: sample.deck };
  });
  return { seed, rules: 'tat', houses: seats, players: houses };
}
