import { AUTOMATIC } from '@/lib/players/who-plays';
import { counted, listedOr } from '@/lib/sentences';
import type { CommandIo } from './command';

/** What the commands share that play many games: their limits, and words for whoever waits. */

export const MOST_GAMES = 100_000;
export const MOST_WORKERS = 64;

/** What is said of a player whose games would not be the same again. */
export const REPEATABLE = `--player is ${listedOr(AUTOMATIC)}, or mentat:400 for so many playouts`;

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
