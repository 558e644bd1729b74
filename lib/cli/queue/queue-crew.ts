import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { resultSchema } from '@/lib/odds/gauntlet/journal';
import type { Conditions, GameResult } from '@/lib/odds/gauntlet/play-fixture';
import type { Fixture } from '@/lib/odds/gauntlet/schedule';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { HiredCrew } from '../game-crew';
import { connectionProblem } from './connection-problem';
import type { Finished, GameQueue } from './game-queue';

/** Games that are asked for at once: far more than workers play, so that all find work. */
const MOST_OPEN = 50_000;
/** Milliseconds between two looks at what has come back; jobs that are looked at. */
const LOOK_EVERY = 100;
const LOOKED_AT = 1_000;
/** A job should be some seconds of work: games of players that choose at once, and of a mentat. */
const QUICK_GAMES = 50;
/** Even a short run is work for so many. */
const WORKERS = 128;

interface Asked {
  readonly fixture: Fixture;
  readonly answer: (result: Result<GameResult>) => void;
}

/**
 * A crew of whoever takes games from a queue. `stretch` games are asked for before the next must wait for them.
 * Problems of a game: those of its setup; `no-queue` and `lost-games` where the queue fails.
 */
export async function hireQueue(
  queue: GameQueue,
  { decks, player, rules, drawsLike, byCard }: Conditions,
  stretch: number,
): Promise<HiredCrew> {
  const conditions = await queue.share({ decks, player, rules, drawsLike, byCard });
  const most = player.name === 'mentat' ? 1 : QUICK_GAMES;
  const size = Math.max(1, Math.min(most, Math.ceil(stretch / WORKERS)));
  const closed = new AbortController();
  let unsent: Asked[] = [];
  const open = new Map<string, readonly Asked[]>();
  let failed: readonly InputProblem[] | null = null;

  /** Nobody waits for a game that does not come. */
  function giveUp(problems: readonly InputProblem[]): void {
    failed = problems;
    const all = [...open.values(), unsent].flat();
    open.clear();
    unsent = [];
    for (const { answer } of all) answer(fail(...problems));
  }

  async function send(): Promise<void> {
    const asked = inBlocks(unsent, size);
    unsent = [];
    const jobs = await queue.send(
      asked.map((some) => ({ conditions, fixtures: some.map(({ fixture }) => fixture) })),
    );
    for (const [at, { id }] of jobs.entries()) open.set(id, asked[at] ?? []);
  }

  async function look(): Promise<void> {
    for (const job of await queue.finished([...open.keys()].slice(0, LOOKED_AT))) {
      const asked = open.get(job.id) ?? [];
      const read = resultsOf(job, asked);
      if (!read.ok) return giveUp(read.problems);
      open.delete(job.id);
      for (const [at, { answer }] of asked.entries()) {
        const result = read.value[at];
        if (result !== undefined) answer(ok(result));
      }
    }
  }

  async function collect(): Promise<void> {
    while (!closed.signal.aborted) {
      try {
        if (unsent.length > 0) await send();
        if (open.size > 0) await look();
      } catch (error) {
        giveUp([connectionProblem(error)]);
      }
      await sleep(LOOK_EVERY, undefined, { signal: closed.signal }).catch(() => {});
    }
  }

  const collecting = collect();
  return {
    hands: MOST_OPEN,
    play: (fixture) =>
      new Promise((answer) => {
        if (failed === null) unsent.push({ fixture, answer });
        else answer(fail(...failed));
      }),
    close: async () => {
      closed.abort();
      await collecting;
      await queue.close();
    },
  };
}

/** Games whose numbers lie in the same block: whoever asks again makes the same jobs. */
function inBlocks(games: readonly Asked[], size: number): readonly (readonly Asked[])[] {
  const blocks = new Map<number, Asked[]>();
  for (const asked of games) {
    const block = Math.floor(asked.fixture.game / size);
    const others = blocks.get(block);
    if (others === undefined) blocks.set(block, [asked]);
    else others.push(asked);
  }
  return [...blocks.values()];
}

const problemSchema = z.object({ code: z.string(), at: z.string(), message: z.string() });
const sentSchema = z.union([
  z.object({ ok: z.literal(true), value: z.array(resultSchema) }),
  z.object({ ok: z.literal(false), problems: z.array(problemSchema).min(1) }),
]);

/** What a worker sends back for a job. */
export function sentBack(results: Result<readonly GameResult[]>): string {
  return JSON.stringify(results);
}

/** The results of a job in the order in which its games were asked for. */
function resultsOf(job: Finished, asked: readonly Asked[]): Result<readonly GameResult[]> {
  if ('failed' in job)
    return lost(`Some games were given up after ${job.failed}. Ask again: they begin anew.`);
  const sent = readAs(sentSchema, parsed(job.sent));
  if (!sent.success) return lost('What a worker sent back cannot be read.');
  if (!sent.data.ok) return sent.data;
  const results = sent.data.value;
  const same = asked.every(({ fixture: { game, seed, seats } }, at) => {
    const result = results[at];
    return result?.game === game && result.seed === seed && result.seats.join() === seats.join();
  });
  return same ? ok(results) : lost('A worker sent back other games than it was given.');
}

function lost(message: string): Result<never> {
  return fail({ code: 'lost-games', at: '', message });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
