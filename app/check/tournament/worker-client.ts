import { answering } from '@/app/_ui/data/answering-worker';
import type { Card } from '@/lib/cards/card';
import type { WorkerTasks } from '@/lib/desk/worker-tasks';
import type { Format } from '@/lib/legality/format';

let tasks: Promise<WorkerTasks> | null = null;
let startedWith: readonly Format[] | null = null;
let isStarted = false;

/**
 * The tasks, with these cards and formats: in a worker, else on the page itself. The catalogue is
 * sent once; rejects only where the page's own code cannot be fetched.
 */
export async function reachWorker(
  cards: readonly Card[],
  own: readonly Format[],
): Promise<WorkerTasks> {
  tasks ??= inWorker().catch(onPage);
  try {
    const reached = await tasks;
    if (startedWith !== own) {
      startedWith = own;
      await reached.start(isStarted ? [] : cards, own);
      isStarted = true;
    }
    return reached;
  } catch (error) {
    tasks = null;
    startedWith = null;
    isStarted = false;
    throw error;
  }
}

async function inWorker(): Promise<WorkerTasks> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const remote = await answering<WorkerTasks>(worker, (tasks) => tasks.judge([], null));
  return {
    start: (cards, own) => remote.start(cards, own),
    open: (files) => remote.open(files),
    judge: (lists, format) => remote.judge(lists, format),
  };
}

async function onPage(): Promise<WorkerTasks> {
  const { createWorkerTasks } = await import('@/lib/desk/worker-tasks');
  const here = createWorkerTasks();
  return {
    ...here,
    async judge(lists, format) {
      // the page draws and answers between two portions
      await new Promise((resolve) => setTimeout(resolve));
      return here.judge(lists, format);
    },
  };
}
