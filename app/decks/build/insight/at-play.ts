import { createStore } from '@/app/_ui/base/store';
import type { Crew } from '@/lib/odds/gauntlet/run';
import { fail, type Result } from '@/lib/result';
import type { Done } from '@/lib/storage/db';

/** What trials and races share: how those who play are called and sent home, and what is told meanwhile. */

/** How far the games of a list are. */
export interface Progress {
  /** `reading` until what is kept is read; `still` before the games, between them and behind them. */
  readonly status: 'reading' | 'still' | 'seeking' | 'playing' | 'failed';
  /** Games that are over, of those that are wanted. */
  readonly played: number;
  readonly planned: number;
  /** Milliseconds till all are over, as far as can be said. */
  readonly left: number | null;
  /** Why it failed. */
  readonly problems: readonly string[];
  /** Why the browser did not keep the games. */
  readonly unkept: string | null;
}

export const NONE_PLAYED = {
  status: 'reading',
  played: 0,
  planned: 0,
  left: null,
  problems: [],
  unkept: null,
} as const;

/** What is known of lists, by their ids; `unread` of one of which nothing was told yet. */
export function createShown<T extends Progress>(unread: T) {
  const shown = createStore<ReadonlyMap<string, T>>(new Map());
  function change(id: string, next: Partial<T>): void {
    const before = shown.get().get(id) ?? unread;
    shown.set(new Map(shown.get()).set(id, { ...before, ...next }));
  }
  return { shown, change };
}

export const STOPPED = fail({ code: 'stopped', at: '', message: '' });

export const NOT_FETCHED =
  'What plays the games could not be fetched, or has failed. Games that were played are kept.';

/** Calls those who play, and sends them home when they have. Gives why they could not. Never rejects. */
export async function withBench<B extends { readonly close: () => void }>(
  call: () => Promise<Result<B>>,
  play: (bench: B) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let bench: B | null = null;
  try {
    const called = await call();
    if (!called.ok) return messagesOf(called);
    bench = called.value;
    return await play(bench);
  } catch {
    return [NOT_FETCHED];
  } finally {
    bench?.close();
  }
}

/** Games that are to be played, and what is done with them. */
interface Games {
  /** That were played before. */
  readonly before: number;
  /** That are wanted, as far as is known by now. */
  readonly planned: () => number;
  readonly isStopped: () => boolean;
  readonly change: (next: Partial<Pick<Progress, 'played' | 'left' | 'unkept'>>) => void;
  /** Keeps those that were played. */
  readonly keep: () => Done;
  /** Milliseconds between two times at which they are kept. */
  readonly keepEvery: number;
}

/** Milliseconds between two counts on the screen. */
const COUNT_EVERY = 300;

/** Of the time between two times of keeping, which takes longer the more games there are, it takes no more than one part. */
const KEEPING_PART = 8;

/** Plays games to their end, or till it is stopped; they are counted and kept on the way. Gives why they cannot be played. */
export async function playThrough(
  bench: Crew,
  { before, planned, isStopped, change, keep, keepEvery }: Games,
  run: (crew: Crew, onGame: (played: number) => void) => Promise<Result<unknown>>,
): Promise<readonly string[]> {
  const begun = performance.now();
  let countedAt = begun;
  let keptAt = begun;
  let took = 0;
  let keeping: Promise<void> | null = null;

  async function keepNow(): Promise<void> {
    const from = performance.now();
    const done = await keep();
    change({ unkept: done.ok ? null : (done.problems[0]?.message ?? null) });
    took = performance.now() - from;
  }

  const crew: Crew = {
    hands: bench.hands,
    play: async (fixture) => (isStopped() ? STOPPED : bench.play(fixture)),
  };
  const done = await run(crew, (played) => {
    const now = performance.now();
    if (now - countedAt >= COUNT_EVERY) {
      countedAt = now;
      const each = (now - begun) / (played - before);
      change({ played, left: each * Math.max(0, planned() - played) });
    }
    if (now - keptAt < Math.max(keepEvery, KEEPING_PART * took) || keeping !== null) return;
    // What fails here fails once more at the end, and is said then.
    keeping = keepNow().catch(() => {});
    void keeping.then(() => {
      keptAt = performance.now();
      keeping = null;
    });
  });
  await keeping;
  await keepNow();
  return done.ok || isStopped() ? [] : messagesOf(done);
}

function messagesOf({
  problems,
}: {
  readonly problems: readonly { readonly message: string }[];
}): readonly string[] {
  return [...new Set(problems.map(({ message }) => message))];
}
