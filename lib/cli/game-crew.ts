import Tinypool from 'tinypool';
import type { Conditions, GameResult } from '@/lib/odds/gauntlet/play-fixture';
import type { Crew } from '@/lib/odds/gauntlet/run';
import type { Fixture } from '@/lib/odds/gauntlet/schedule';
import type { Result } from '@/lib/result';

/** A crew of threads that is sent home at the end. */
export interface HiredCrew extends Crew {
  readonly close: () => Promise<void>;
}

/** One game for a thread. */
export interface GameTask {
  readonly conditions: Conditions;
  readonly fixture: Fixture;
}

/** So many threads, each of which runs `playGame` of a file. */
export function hireThreads(file: string, conditions: Conditions, hands: number): HiredCrew {
  const pool = new Tinypool({
    filename: file,
    minThreads: hands,
    maxThreads: hands,
    name: 'playGame',
  });
  return {
    hands,
    play: (fixture): Promise<Result<GameResult>> =>
      pool.run({ conditions, fixture } satisfies GameTask),
    close: () => pool.destroy(),
  };
}
