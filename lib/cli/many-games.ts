import { availableParallelism } from 'node:os';
import type { Conditions } from '@/lib/odds/gauntlet/play-fixture';
import { AUTOMATIC } from '@/lib/players/who-plays';
import { ok, type Result } from '@/lib/result';
import { counted, listedOr } from '@/lib/sentences';
import type { CommandIo } from './command';
import type { HiredCrew } from './game-crew';

/** What the commands share that play many games: their limits, and words for whoever waits. */

export const MOST_GAMES = 100_000;
export const MOST_WORKERS = 64;

/** What is said of a player whose games would not be the same again. */
export const REPEATABLE = `--player is ${listedOr(AUTOMATIC)}, or mentat:400 for so many playouts`;

/** Who plays, as the options say: threads of this machine, or workers anywhere that take from a queue. */
export interface Hands {
  readonly workers: number | undefined;
  readonly queue: string | undefined;
}

/** What is said where both are given. */
export const HANDS = '--workers are threads of this machine; with --queue others play';

/** What the help says of --queue. */
export const QUEUE_HELP = `  --queue    puts the games into a job queue on a Postgres (postgres://USER@HOST/DATABASE), where
             registry worker takes them on any machine; the answer is the same to the byte. After a
             stop ask the same again: what was played meanwhile is there, for a week
`;

/** Whoever plays the games; `stretch` of them before the next must wait. Problem: `no-queue`. */
export async function hireHands(
  { workers = availableParallelism(), queue: url }: Hands,
  conditions: Conditions,
  stretch: number,
  io: CommandIo,
): Promise<Result<HiredCrew>> {
  if (url === undefined) return ok(await io.hire(conditions, workers));
  const { hireQueue } = await import('./queue/queue-crew');
  const opened = await io.queue(url, io.remark);
  if (!opened.ok) return opened;
  io.remark(`the games wait for workers of version ${io.version} (registry worker --queue ...)`);
  return ok(await hireQueue(opened.value, conditions, stretch));
}

const SAID_EVERY = 10_000;

/** Says now and then, for a person who waits, how many games are left and about how long they take. */
export function progress(games: number, before: number, io: Pick<CommandIo, 'remark'>): () => void {
  const start = performance.now();
  let done = 0;
  let said = start;
  return () => {
    done += 1;
    const now = performance.now();
    const left = games - before - done;
    if (now - said < SAID_EVERY || left === 0) return;
    said = now;
    const minutes = Math.ceil((((now - start) / done) * left) / 60_000);
    io.remark(`${before + done} of ${games} games, about ${counted(minutes, 'minute')} left`);
  };
}
