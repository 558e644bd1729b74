import { createStore } from '@/app/_ui/base/store';
import { reached } from '@/app/_ui/stored/attempt';
import { tournamentFlag } from '@/app/_ui/stored/flag';
import { openStorage } from '@/app/_ui/stored/use-stored';
import { type DeskList, NO_TOURNAMENT, type Tournament } from '@/lib/desk/desk-list';
import { localDay } from '@/lib/desk/local-day';
import type { StoredDesk } from '@/lib/storage/desk';
import { oneAtATime } from '@/lib/storage/one-at-a-time';

/** The tournament on the desk: what this tab shows. Every change is stored at once, and seen by other tabs. */
export interface TournamentState {
  /** Nothing is known of the lists before `ready`. */
  readonly status: 'loading' | 'ready';
  readonly tournament: Tournament;
  readonly lists: readonly DeskList[];
  /** Why the newest changes are only on this page; null while they are stored. */
  readonly problem: { readonly message: string } | null;
  /** Stored lists that this page cannot read; they are left where they lie. */
  readonly broken: number;
}

const LOADING: TournamentState = {
  status: 'loading',
  tournament: NO_TOURNAMENT,
  lists: [],
  problem: null,
  broken: 0,
};

const shown = createStore(LOADING, () => void follow());
/** What the database does not hold yet: lists by id, null for one that goes; and the tournament. */
const dirty = new Map<string, DeskList | null>();
let dirtyTournament: Tournament | null = null;
/** Grows with every change made here, and when it is stored. */
let changes = 0;
/** Lists came before it was known whether there is a tournament already. */
let isDayWanted = false;
let isFollowing = false;

export const useTournament = shown.use;
export const tournamentNow = shown.get;

function become(next: Partial<TournamentState>): void {
  shown.set({ ...shown.get(), ...next });
  const { lists, status } = shown.get();
  if (lists.length > 0 || status === 'ready') tournamentFlag.set(lists.length > 0);
}

const isStored = () => dirty.size === 0 && dirtyTournament === null;

/** Shows what the database holds, from now on and after every change by another tab. */
async function follow(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  const done = await reached(openStorage, async (storage) => {
    storage.onChange(() => void reading.run());
    await reading.run();
    return { ok: true, value: true };
  });
  if (done.ok) return;
  // without its code the database is out of reach: the desk works, and says that it keeps nothing
  isFollowing = false;
  become({ status: 'ready', problem: done.problems[0] ?? null });
}

/** Reads the tournament anew; what changes here in the meantime is newer, and makes the answer void. */
const reading = oneAtATime(async () => {
  const before = changes;
  const storage = await openStorage();
  const found = await storage.readDesk();
  // what could not be stored is only here
  if (before === changes && isStored()) take(found);
});

function take({ tournament, lists: found, problem, broken }: StoredDesk): void {
  if (problem !== null) {
    become({ status: 'ready', problem });
    return;
  }
  const known = new Map(shown.get().lists.map((list) => [list.id, list]));
  const lists = found.map((list) => {
    const had = known.get(list.id);
    // a list that did not change stays the same object, so that it is not checked again
    return had !== undefined && isSame(had, list) ? had : list;
  });
  become({ status: 'ready', tournament, lists, problem: null, broken });
  // the tournament began here, unless the database had lists of it
  const isBegun = isDayWanted && lists.length > 0 && lists.every(({ id }) => known.has(id));
  isDayWanted = false;
  if (isBegun) begin();
}

function isSame(one: DeskList, other: DeskList): boolean {
  const parts = ({ id, order, file, player, text, refused, answers, changes, played }: DeskList) =>
    JSON.stringify([id, order, file, player, text, refused, answers, changes, played]);
  return parts(one) === parts(other);
}

/** A tournament begins today, unless its day is known. */
function begin(): void {
  if (shown.get().tournament.date === '') changeTournament({ date: localDay(new Date()) });
}

export function changeTournament(change: Partial<Tournament>): void {
  const tournament = { ...shown.get().tournament, ...change };
  dirtyTournament = tournament;
  become({ tournament });
  void store();
}

/** Adds lists, or puts them in place of those with the same ids. The first one begins a tournament. */
export function putLists(put: readonly DeskList[]): void {
  const { lists, status } = shown.get();
  if (lists.length === 0)
    if (status === 'loading') isDayWanted = true;
    else begin();
  const byId = new Map(lists.map((list) => [list.id, list]));
  for (const list of put) {
    byId.set(list.id, list);
    dirty.set(list.id, list);
  }
  become({ lists: [...byId.values()].sort((one, other) => one.order - other.order) });
  void store();
}

/** Changes one list, if it is still there. */
export function changeList(id: string, change: Partial<Omit<DeskList, 'id'>>): void {
  const list = shown.get().lists.find((one) => one.id === id);
  if (list !== undefined) putLists([{ ...list, ...change }]);
}

/** Takes lists away and gives them back, for an undo: putLists brings them to their old places. */
export function removeLists(ids: ReadonlySet<string>): readonly DeskList[] {
  const { lists } = shown.get();
  const gone = lists.filter(({ id }) => ids.has(id));
  for (const { id } of gone) dirty.set(id, null);
  become({ lists: lists.filter(({ id }) => !ids.has(id)) });
  void store();
  return gone;
}

/** Tries to store what the database does not hold yet; then shows what other tabs changed meanwhile. */
export async function store(): Promise<void> {
  changes += 1;
  await writing.run();
  void follow();
  if (isFollowing) reading.run().catch(() => undefined);
}

const writing = oneAtATime(async () => {
  // all that changes in one go is one write
  await Promise.resolve();
  while (!isStored()) {
    await turnToWrite();
    const [sent, tournament] = [new Map(dirty), dirtyTournament];
    const done = await reached(openStorage, (storage) =>
      storage.writeDesk({
        ...(tournament !== null && { tournament }),
        put: [...sent.values()].filter((list) => list !== null),
        remove: [...sent].flatMap(([id, list]) => (list === null ? [id] : [])),
      }),
    );
    if (!done.ok) {
      become({ problem: done.problems[0] ?? null });
      return;
    }
    for (const [id, list] of sent) if (dirty.get(id) === list) dirty.delete(id);
    if (dirtyTournament === tournament) dirtyTournament = null;
    changes += 1;
    if (shown.get().problem !== null) become({ problem: null });
  }
});

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
