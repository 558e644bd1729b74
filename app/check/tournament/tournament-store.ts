'use client';

import { useSyncExternalStore } from 'react';
import type { PageStorage } from '@/app/_ui/stored/page-storage';
import { openStorage } from '@/app/_ui/stored/use-stored';
import { type DeskEvent, type DeskList, NO_EVENT } from '@/lib/desk/desk-list';
import { localDay } from '@/lib/desk/local-day';
import type { DeskChange, StoredDesk } from '@/lib/storage/desk';
import type { StorageProblem } from '@/lib/storage/problems';

/** The event on the desk: what this tab shows. Every change is stored at once, and seen by other tabs. */
export interface TournamentState {
  /** Nothing is known of the lists before `ready`. */
  readonly status: 'loading' | 'ready';
  readonly event: DeskEvent;
  readonly lists: readonly DeskList[];
  /** Why the newest changes are only on this page; null while they are stored. */
  readonly problem: StorageProblem | null;
  /** Stored lists that this page cannot read; they are left where they lie. */
  readonly broken: number;
}

const LOADING: TournamentState = {
  status: 'loading',
  event: NO_EVENT,
  lists: [],
  problem: null,
  broken: 0,
};

let state = LOADING;
const listeners = new Set<() => void>();
/** What the database does not hold yet: lists by id, null for one that goes. */
const dirty = new Map<string, DeskList | null>();
let isEventDirty = false;
/** Lists came before it was known whether there is an event already. */
let isDayWanted = false;
let writing: Promise<void> | null = null;
let leave: (() => void) | null = null;

export function useTournament(): TournamentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  );
}

export function tournamentNow(): TournamentState {
  return state;
}

function become(next: Partial<TournamentState>): void {
  state = { ...state, ...next };
  remember(state.lists.length > 0);
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (leave === null) follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    leave?.();
    leave = null;
  };
}

/** Shows what the database holds, now and after every change by another tab. */
function follow(): void {
  let isGone = false;
  let unsubscribe = () => {};
  leave = () => {
    isGone = true;
    unsubscribe();
  };
  openStorage().then(
    (storage) => {
      if (isGone) return;
      unsubscribe = storage.onChange(() => void refresh(storage));
      void refresh(storage);
    },
    // without its code the database is out of reach: the desk works, and says that it keeps nothing
    () => become({ status: 'ready', problem: UNREACHED }),
  );
}

const UNREACHED: StorageProblem = {
  code: 'failed',
  detail: '',
  message: 'The server cannot be reached, so the lists are only on this page. Try again.',
};

/** Grows with every change made here. */
let changes = 0;
let isReading = false;
let isReadWanted = false;

/** Reads the event anew; what changes here in the meantime is newer, and makes the answer void. */
async function refresh(storage: PageStorage): Promise<void> {
  isReadWanted = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isReadWanted && writing === null) {
      isReadWanted = false;
      const before = changes;
      const found = await storage.readDesk();
      if (before === changes && writing === null) take(found);
    }
  } finally {
    isReading = false;
  }
}

function take(found: StoredDesk): void {
  // what could not be stored is only here
  if (dirty.size > 0 || isEventDirty) return;
  if (found.problem !== null) {
    become({ status: 'ready', problem: found.problem });
    return;
  }
  const known = new Map(state.lists.map((list) => [list.id, list]));
  const lists = found.lists.map((list) => {
    const had = known.get(list.id);
    // a list that did not change stays the same object, so that it is not checked again
    return had !== undefined && isSame(had, list) ? had : list;
  });
  const { event, broken } = found;
  become({ status: 'ready', event, lists, problem: null, broken });
  // the event began here, unless the database had lists of it
  const isBegun = isDayWanted && lists.length > 0 && lists.every(({ id }) => known.has(id));
  isDayWanted = false;
  if (isBegun && event.date === '') changeTournament({ date: localDay(new Date()) });
}

function isSame(one: DeskList, other: DeskList): boolean {
  const parts = ({ id, order, file, player, text, refused, answers, changes, played }: DeskList) =>
    JSON.stringify([id, order, file, player, text, refused, answers, changes, played]);
  return parts(one) === parts(other);
}

export function changeTournament(change: Partial<DeskEvent>): void {
  isEventDirty = true;
  become({ event: { ...state.event, ...change } });
  void store();
}

/** Adds lists, or puts them in place of those with the same ids. The first one begins an event, today. */
export function putLists(put: readonly DeskList[]): void {
  if (state.lists.length === 0)
    if (state.status === 'loading') isDayWanted = true;
    else if (state.event.date === '') changeTournament({ date: localDay(new Date()) });
  const byId = new Map(state.lists.map((list) => [list.id, list]));
  for (const list of put) {
    byId.set(list.id, list);
    dirty.set(list.id, list);
  }
  become({ lists: [...byId.values()].sort((one, other) => one.order - other.order) });
  void store();
}

/** Changes one list, if it is still there. */
export function changeList(id: string, change: Partial<Omit<DeskList, 'id'>>): void {
  const list = state.lists.find((one) => one.id === id);
  if (list !== undefined) putLists([{ ...list, ...change }]);
}

/** Takes lists away and gives them back, for an undo: putLists brings them to their old places. */
export function removeLists(ids: ReadonlySet<string>): readonly DeskList[] {
  const gone = state.lists.filter(({ id }) => ids.has(id));
  for (const { id } of gone) dirty.set(id, null);
  become({ lists: state.lists.filter(({ id }) => !ids.has(id)) });
  void store();
  return gone;
}

/** Tries to store what the database does not hold yet. */
export async function store(): Promise<void> {
  changes += 1;
  writing ??= write().finally(() => {
    writing = null;
    // what other tabs changed while this one wrote
    if (leave !== null) openStorage().then(refresh, () => undefined);
  });
  await writing;
}

async function write(): Promise<void> {
  // all that changes in one go is one write
  await Promise.resolve();
  while (dirty.size > 0 || isEventDirty) {
    await turnToWrite();
    const sent = new Map(dirty);
    const change: DeskChange = {
      ...(isEventDirty && { event: state.event }),
      put: [...sent.values()].filter((list) => list !== null),
      remove: [...sent].flatMap(([id, list]) => (list === null ? [id] : [])),
    };
    const { event } = state;
    const problem = await send(change);
    if (problem !== null) {
      become({ problem });
      return;
    }
    for (const [id, list] of sent) if (dirty.get(id) === list) dirty.delete(id);
    if (state.event === event) isEventDirty = false;
    if (state.problem !== null) become({ problem: null });
  }
}

/** Milliseconds from one write to the next, but for the first: many lists come in quick succession. */
const PAUSE = 400;
let lastWrite = -PAUSE;
let hurry: (() => void) | null = null;

async function turnToWrite(): Promise<void> {
  const wait = lastWrite + PAUSE - performance.now();
  if (wait > 0)
    await new Promise<void>((resolve) => {
      hurry = resolve;
      setTimeout(resolve, wait);
    });
  hurry = null;
  lastWrite = performance.now();
}

if (typeof document !== 'undefined')
  // the page may be gone in a moment
  document.addEventListener('visibilitychange', () => hurry?.());

async function send(change: DeskChange): Promise<StorageProblem | null> {
  try {
    const { writeDesk } = await openStorage();
    const done = await writeDesk(change);
    return done.ok ? null : (done.problems[0] ?? null);
  } catch {
    return UNREACHED;
  }
}

const HINT = 'registry:event';

/** Whether there was an event at the last visit: known before the database answers. */
export function hasTournamentHint(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return false;
  }
}

function remember(hasLists: boolean): void {
  try {
    if (hasLists) localStorage.setItem(HINT, 'yes');
    else if (state.status === 'ready') localStorage.removeItem(HINT);
  } catch {
    // without it the page shows the empty desk for a moment
  }
}
