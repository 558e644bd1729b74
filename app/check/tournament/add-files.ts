import { announce } from '@/app/_ui/base/announce';
import { createStore } from '@/app/_ui/base/store';
import { toast } from '@/app/_ui/base/toast';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { readOwnFormats } from '@/app/_ui/stored/use-stored';
import { MAX_LISTS } from '@/lib/desk/desk-list';
import type { Opened } from '@/lib/desk/opened';
import { counted } from '@/lib/sentences';
import { newList } from './new-list';
import { putLists, tournamentNow } from './tournament-store';
import { addVerdicts, PORTION } from './verdict-store';
import { reachWorker } from './worker-client';

/** Files on their way into the tournament. */
export interface Run {
  readonly status: 'idle' | 'running' | 'stopped';
  /** Lists read and checked, of all that are known so far; an archive shows its number when opened. */
  readonly done: number;
  readonly total: number;
}

const IDLE: Run = { status: 'idle', done: 0, total: 0 };
const store = createStore(IDLE);
let isStopping = false;
const files: File[] = [];
const opened: Opened[] = [];

function become(next: Partial<Run>): void {
  store.set({ ...store.get(), ...next });
}

export const useRun = store.use;

/** Reads files into the tournament; more may be added while it runs. */
export function addFiles(more: readonly File[]): void {
  if (more.length === 0) return;
  files.push(...more);
  become({ total: store.get().total + more.length });
  if (store.get().status !== 'running') void go();
}

/** Stops after the lists that are being read; what is in the tournament stays. */
export function stopRun(): void {
  isStopping = true;
}

export function continueReading(): void {
  if (store.get().status === 'stopped') void go();
}

/** Gives up what was not read. */
export function dropUnread(): void {
  files.length = 0;
  opened.length = 0;
  become(IDLE);
}

async function go(): Promise<void> {
  isStopping = false;
  become({ status: 'running' });
  announce(`Reading ${counted(store.get().total - store.get().done, 'file')}`);
  try {
    const [{ catalogue }, own] = await Promise.all([catalogueReady(), readOwnFormats()]);
    const tasks = await reachWorker(catalogue.cards, own);
    while (!isStopping && files.length + opened.length > 0) {
      if (opened.length === 0) {
        const portion = files.slice(0, PORTION);
        const found = (await tasks.open(portion)).flat();
        files.splice(0, portion.length);
        opened.push(...found);
        become({ total: store.get().total + found.length - portion.length });
        continue;
      }
      if (isFull()) return;
      const room = MAX_LISTS - tournamentNow().lists.length;
      const portion = opened.slice(0, Math.min(PORTION, room));
      const lists = portion.map(newList);
      const { format } = tournamentNow().tournament;
      const verdicts = await tasks.judge(lists, format);
      addVerdicts(lists, verdicts, { format, own });
      putLists(lists);
      opened.splice(0, portion.length);
      become({ done: store.get().done + lists.length });
    }
  } catch {
    const message =
      'A part of this page could not be fetched. What was not read can be tried again.';
    sayFailed('The lists could not be read', [{ message }]);
    isStopping = true;
  }
  const left = files.length + opened.length;
  if (left > 0) {
    become({ status: 'stopped' });
    announce(`Stopped. ${counted(store.get().done, 'list')} of ${store.get().total} were read.`);
    return;
  }
  announce(`${counted(store.get().done, 'list')} read and checked`);
  become(IDLE);
}

/** Says what is left out where a tournament holds as many lists as it can. */
function isFull(): boolean {
  if (tournamentNow().lists.length < MAX_LISTS) return false;
  const left = opened.length + files.length;
  toast({
    tone: 'warning',
    title: `${counted(left, 'list')} did not fit in`,
    description: `A tournament holds at most ${MAX_LISTS} lists.`,
    timeout: 0,
  });
  dropUnread();
  return true;
}
