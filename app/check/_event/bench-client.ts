import type { Card } from '@/lib/cards/card';
import type { Format } from '@/lib/legality/format';
import type { DeskList } from '@/lib/storage/desk-list';
import type { Bench } from './bench';
import type { Judged } from './judge';
import type { Opened } from './opened';

/** The bench as the page uses it: in a worker, else on the page itself in small portions. */
export interface BenchClient {
  open(files: readonly File[]): Promise<readonly (readonly Opened[])[]>;
  judge(lists: readonly DeskList[], format: string | null): Promise<readonly Judged[]>;
}

type Promised<T> = {
  readonly [K in keyof T]: T[K] extends (...rest: infer Rest) => infer Given
    ? (...rest: Rest) => Promise<Awaited<Given>>
    : never;
};

let bench: Promise<Promised<Bench>> | null = null;
let startedWith: readonly Format[] | null = null;
let isStarted = false;

/**
 * The bench with these cards and formats. The catalogue is sent once; rejects only where the page's
 * own code cannot be fetched.
 */
export async function reachBench(
  cards: readonly Card[],
  own: readonly Format[],
): Promise<BenchClient> {
  bench ??= inWorker().catch(onPage);
  try {
    const reached = await bench;
    if (startedWith !== own) {
      startedWith = own;
      await reached.start(isStarted ? [] : cards, own);
      isStarted = true;
    }
    return reached;
  } catch (error) {
    bench = null;
    startedWith = null;
    isStarted = false;
    throw error;
  }
}

/** After so many milliseconds without a sign of life the worker counts as missing. */
const PATIENCE = 10_000;

async function inWorker(): Promise<Promised<Bench>> {
  const { wrap } = await import('comlink');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<Bench>(worker);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('error', reject, { once: true });
      setTimeout(reject, PATIENCE);
      remote.judge([], null).then(() => resolve(), reject);
    });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    start: (cards, own) => remote.start(cards, own),
    open: (files) => remote.open(files),
    judge: (lists, format) => remote.judge(lists, format),
  };
}

async function onPage(): Promise<Promised<Bench>> {
  const { createBench } = await import('./bench');
  const here = createBench();
  return {
    start: async (cards, own) => here.start(cards, own),
    open: (files) => here.open(files),
    async judge(lists, format) {
      // the page draws and answers between two portions
      await new Promise((resolve) => setTimeout(resolve));
      return here.judge(lists, format);
    },
  };
}
