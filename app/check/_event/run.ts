'use client';

import { useSyncExternalStore } from 'react';
import { announce } from '@/app/_ui/announce';
import { counted } from '@/app/_ui/counts';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { toast } from '@/app/_ui/toast';
import { MAX_LISTS } from '@/lib/storage/desk-list';
import { reachBench } from './bench-client';
import { eventNow, putLists } from './event-store';
import { PORTION, takeJudged } from './judging';
import { newList } from './new-list';
import type { Opened } from './opened';
import { ownFormats } from './own-formats';

/** Files on their way into the event. */
export interface Run {
  readonly status: 'idle' | 'running' | 'stopped';
  /** Lists read and checked, of all that are known so far; an archive shows its number when opened. */
  readonly done: number;
  readonly total: number;
}

/** What is being read just now: put back where it could not be. */
const NOTHING = { files: [], opened: [] };

const IDLE: Run = { status: 'idle', done: 0, total: 0 };
let run = IDLE;
let isStopping = false;
const files: File[] = [];
const opened: Opened[] = [];
const listeners = new Set<() => void>();

function become(next: Partial<Run>): void {
  run = { ...run, ...next };
  for (const listener of [...listeners]) listener();
}

export function useRun(): Run {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => run,
    () => IDLE,
  );
}

/** Reads files into the event; more may be added while it runs. */
export function addFiles(more: readonly File[]): void {
  if (more.length === 0) return;
  files.push(...more);
  become({ total: run.total + more.length });
  if (run.status !== 'running') void go();
}

/** Stops after the lists that are being read; what is in the event stays. */
export function stopRun(): void {
  isStopping = true;
}

export function goOn(): void {
  if (run.status === 'stopped') void go();
}

/** Gives up what was not read. */
export function forgetRest(): void {
  files.length = 0;
  opened.length = 0;
  become(IDLE);
}

async function go(): Promise<void> {
  isStopping = false;
  become({ status: 'running' });
  announce(`Reading ${counted(run.total - run.done, 'file')}`);
  let inHand: { readonly files: readonly File[]; readonly opened: readonly Opened[] } = NOTHING;
  try {
    const [{ catalogue }, own] = await Promise.all([catalogueReady(), ownFormats()]);
    const bench = await reachBench(catalogue.cards, own);
    while (!isStopping && files.length + opened.length > 0) {
      if (opened.length === 0) {
        const portion = files.splice(0, PORTION);
        inHand = { files: portion, opened: [] };
        const found = (await bench.open(portion)).flat();
        opened.push(...found);
        inHand = NOTHING;
        become({ total: run.total + found.length - portion.length });
        continue;
      }
      if (isFull()) return;
      const room = MAX_LISTS - eventNow().lists.length;
      const portion = opened.splice(0, Math.min(PORTION, room));
      inHand = { files: [], opened: portion };
      const lists = portion.map(newList);
      const { format } = eventNow().event;
      const verdicts = await bench.judge(lists, format);
      takeJudged(lists, verdicts, { format, own });
      putLists(lists);
      inHand = NOTHING;
      become({ done: run.done + lists.length });
    }
  } catch {
    files.unshift(...inHand.files);
    opened.unshift(...inHand.opened);
    toast({
      tone: 'illegal',
      title: 'The lists could not be read',
      description:
        'A part of this page could not be fetched. What was not read can be tried again.',
    });
    isStopping = true;
  }
  const left = files.length + opened.length;
  if (left > 0) {
    become({ status: 'stopped' });
    announce(`Stopped. ${counted(run.done, 'list')} of ${run.total} were read.`);
    return;
  }
  announce(`${counted(run.done, 'list')} read and checked`);
  become(IDLE);
}

/** Says what is left out where an event holds as many lists as it can. */
function isFull(): boolean {
  if (eventNow().lists.length < MAX_LISTS) return false;
  const left = opened.length + files.length;
  toast({
    tone: 'warning',
    title: `${counted(left, 'list')} did not fit in`,
    description: `An event holds at most ${MAX_LISTS} lists.`,
    timeout: 0,
  });
  forgetRest();
  return true;
}
