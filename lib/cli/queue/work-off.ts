import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conditions, GameResult } from '@/lib/odds/gauntlet/play-fixture';
import { ok, type Result } from '@/lib/result';
import type { HiredCrew } from '../game-crew';
import { connectionProblem } from './connection-problem';
import type { GameQueue, TakenJob } from './game-queue';
import { sentBack } from './queue-crew';

/** Milliseconds until a worker that found nothing asks again: soon at first, then each time twice as long. */
const ASKS_AFTER = 50;
const ASKS_AT_LEAST_EVERY = 2_000;
/** Milliseconds until a worker that met with trouble tries again. */
const RESTS = 5_000;
/** A worker at which so many jobs in a row break off must not spoil more of them. */
const MOST_BROKEN = 3;

interface Worker {
  readonly queue: GameQueue;
  readonly hire: (conditions: Conditions, hands: number) => Promise<HiredCrew>;
  /** Threads, each with a job of its own. */
  readonly hands: number;
  /** Leaves after so many milliseconds without a job; never unless told. */
  readonly idle: number | undefined;
  /** Takes no more jobs when it is aborted. */
  readonly leave: AbortSignal;
  readonly says: (line: string) => void;
}

/** Plays the games of a queue; gives how many it sent back. */
export async function workOff(worker: Worker): Promise<number> {
  // Each thread that rests listens.
  setMaxListeners(0, worker.leave);
  const counts = await Promise.all(Array.from({ length: worker.hands }, () => hand(worker)));
  return counts.reduce((sum, each) => sum + each, 0);
}

async function hand({ queue, hire, idle, leave, says }: Worker): Promise<number> {
  const crews = crewsFor(queue, hire);
  let games = 0;
  let lastJob = performance.now();
  let pause = ASKS_AFTER;
  let broken = 0;
  const rest = (ms: number) => sleep(ms, undefined, { signal: leave }).catch(() => {});
  while (!leave.aborted) {
    try {
      const job = await queue.take();
      if (job === null) {
        if (idle !== undefined && performance.now() - lastJob >= idle) break;
        await rest(pause);
        pause = Math.min(2 * pause, ASKS_AT_LEAST_EVERY);
        continue;
      }
      const results = await playJob(job, queue, crews.of);
      lastJob = performance.now();
      pause = ASKS_AFTER;
      if (results === null) continue;
      if (results instanceof Error) {
        says(`a game broke off, and is left to others: ${results.message}`);
        await queue.giveBack(job, results.message);
        broken += 1;
        if (broken === MOST_BROKEN) {
          says('too many games broke off: a thread plays no more');
          break;
        }
        await rest(RESTS);
        continue;
      }
      broken = 0;
      await queue.finish(job, sentBack(results));
      games += job.fixtures.length;
    } catch (error) {
      says(`the queue has trouble: ${connectionProblem(error).message} Trying again ...`);
      await rest(RESTS);
    }
  }
  await crews.close();
  return games;
}

/** What comes of a job, or why it broke off; null where it went to somebody else meanwhile. Throws as the queue does. */
async function playJob(
  job: TakenJob,
  queue: GameQueue,
  crewOf: (conditions: string) => Promise<HiredCrew>,
): Promise<Result<readonly GameResult[]> | Error | null> {
  const crew = await crewOf(job.conditions);
  let held = true;
  const holding = setInterval(async () => {
    // While the queue cannot be reached the job may go to another: of two answers one counts.
    held = await queue.hold(job).catch(() => true);
  }, job.patience / 4);
  try {
    return await playAll(job, crew, () => held);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearInterval(holding);
  }
}

/** The games of a job one after another, or its first problems; null where it is no longer held. */
async function playAll(
  { fixtures }: TakenJob,
  crew: HiredCrew,
  held: () => boolean,
): Promise<Result<readonly GameResult[]> | null> {
  const results: GameResult[] = [];
  for (const fixture of fixtures) {
    if (!held()) return null;
    const played = await crew.play(fixture);
    if (!played.ok) return played;
    results.push(played.value);
  }
  return ok(results);
}

/** One thread for the games of one kind; it goes when others come. */
function crewsFor(queue: GameQueue, hire: Worker['hire']) {
  let present: { readonly name: string; readonly crew: HiredCrew } | null = null;
  return {
    of: async (name: string): Promise<HiredCrew> => {
      if (present?.name === name) return present.crew;
      const conditions = await queue.shared(name);
      await present?.crew.close();
      const crew = await hire(conditions, 1);
      present = { name, crew };
      return crew;
    },
    close: async () => present?.crew.close(),
  };
}
