import { availableParallelism } from 'node:os';
import { seedOf } from '@/lib/kernel/seed';
import { USUAL_TERMS } from '@/lib/odds/gauntlet/plan';
import type { Conditions } from '@/lib/odds/gauntlet/play-fixture';
import { isRepeatable, readSeated } from '@/lib/players/seated';
import { AUTOMATIC } from '@/lib/players/who-plays';
import { fail, ok, type Result } from '@/lib/result';
import { counted, listedOr } from '@/lib/sentences';
import type { CommandIo } from './command';
import type { HiredCrew } from './game-crew';

/** What the commands share that play many games: their options, their limits, and words for whoever waits. */

export const MOST_GAMES = 100_000;
export const MOST_WORKERS = 64;

/** Options of each of them. */
export const SHARED_OPTIONS = {
  json: 'flag',
  against: 'texts',
  player: 'text',
  seed: 'text',
  rules: { oneOf: ['tat', 'eots'] },
  workers: { from: 1, to: MOST_WORKERS },
  queue: 'text',
} as const;

/** What the help says of --player, of --seed and --rules, and of --workers and --queue. */
export const PLAYER_HELP = `  --player   who plays all Houses: ${AUTOMATIC.join(', ')};
             mentat:400 has at most so many playouts for a decision (steward unless you say)
`;
export const SEED_HELP = `  --seed     a number from 0 to 4294967295, or any word (0 unless you say)
  --rules    tat, or eots for Eye of the Storm (tat unless every deck is of that format)
`;
export const HANDS_HELP = `  --workers  threads that play, 1 to ${MOST_WORKERS} (as many as this machine has cores unless you say);
             the answer is the same to the byte whatever their number
  --queue    puts the games into a job queue on a Postgres (postgres://USER@HOST/DATABASE), where
             registry worker takes them on any machine; the answer is the same to the byte. After a
             stop ask the same again: what was played meanwhile is there, for a week
`;

/** Who plays the games: threads of this machine, or workers anywhere that take from a queue. */
export interface Hands {
  readonly workers: number | undefined;
  readonly queue: string | undefined;
}

interface Given extends Hands {
  readonly against: readonly string[];
  readonly player: string | undefined;
  readonly seed: string | undefined;
}

/** What those options say, with what is usual where they say nothing. Problem: `usage`. */
export function readShared({ workers, queue, against, player = USUAL_TERMS.player, seed }: Given) {
  if (workers !== undefined && queue !== undefined)
    return misuse('--workers are threads of this machine; with --queue others play');
  const seated = readSeated(player);
  if (seated === null || !isRepeatable(player))
    return misuse(`--player is ${listedOr(AUTOMATIC)}, or mentat:400 for at most so many playouts`);
  return ok({
    hands: { workers, queue },
    against: against.length > 0 ? against : ['samples'],
    ...{ player, seated, seed: seedOf(seed ?? USUAL_TERMS.seed) },
  });
}

function misuse(message: string) {
  return fail({ code: 'usage', at: '', message });
}

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
