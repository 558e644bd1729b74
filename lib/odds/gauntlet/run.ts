import { ok, type Result } from '@/lib/result';
import type { GameResult } from './play-fixture';
import { type Fixture, fixtureOf, lapOf, type Schedule } from './schedule';
import { meetingsOf } from './summary';

/** Whoever plays games: this process, or workers beside it. Problems: those of a game's setup. */
export interface Crew {
  /** Games that it plays at once. */
  readonly hands: number;
  readonly play: (fixture: Fixture) => Promise<Result<GameResult>>;
}

export interface Run {
  readonly schedule: Schedule;
  /** Most games; always whole laps are played. */
  readonly games: number;
  /** Stops after the first lap after which the range of every meeting is this narrow, from 0 to 1. */
  readonly until?: number | undefined;
}

interface Told {
  /** Games that were played before, in any order; they are not played again. */
  readonly played?: readonly GameResult[];
  /** Told of each game as soon as it is over, in whatever order they end. */
  readonly onGame?: (result: GameResult) => void | Promise<void>;
}

/**
 * Plays the games of a gauntlet. What it gives depends on the schedule alone, in the order of the games:
 * not on how many play at once, and not on whether it was stopped between and taken up again.
 */
export async function runGauntlet(
  { schedule, games, until }: Run,
  crew: Crew,
  { played = [], onGame }: Told = {},
): Promise<Result<readonly GameResult[]>> {
  const lap = lapOf(schedule);
  const all = Math.ceil(games / lap) * lap;
  // Without a width to wait for nobody has to wait for the end of a lap.
  const stretch = until === undefined ? all : lap;
  const byGame = new Map(played.map((result) => [result.game, result]));
  const done: GameResult[] = [];
  for (let from = 0; from < all; from += stretch) {
    const fixtures = Array.from({ length: stretch }, (_, at) => fixtureOf(schedule, from + at));
    const open = fixtures.filter(({ game }) => !byGame.has(game));
    const problem = await playEach(open, crew, async (result) => {
      byGame.set(result.game, result);
      await onGame?.(result);
    });
    if (problem !== null) return problem;
    done.push(...fixtures.flatMap(({ game }) => byGame.get(game) ?? []));
    if (until !== undefined && isNarrow(done, until)) break;
  }
  return ok(done);
}

function isNarrow(results: readonly GameResult[], width: number): boolean {
  return meetingsOf(results).every(({ low, high }) => high - low <= width);
}

/** Each hand of the crew takes the next game as soon as it has ended one. Gives the first failure. */
export async function playEach(
  fixtures: readonly Fixture[],
  crew: Crew,
  onGame: (result: GameResult) => Promise<void>,
): Promise<Extract<Result<GameResult>, { ok: false }> | null> {
  const queue = [...fixtures];
  let failed: Extract<Result<GameResult>, { ok: false }> | null = null;
  const hand = async () => {
    for (let next = queue.shift(); next !== undefined && failed === null; next = queue.shift()) {
      const played = await crew.play(next);
      if (played.ok) await onGame(played.value);
      else failed = played;
    }
  };
  await Promise.all(Array.from({ length: crew.hands }, hand));
  return failed;
}
