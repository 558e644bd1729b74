import { announce } from '@/app/_ui/base/announce';
import { createStore } from '@/app/_ui/base/store';
import { attempt } from '@/app/_ui/stored/attempt';
import { collectionFlag } from '@/app/_ui/stored/flag';
import type { Holdings } from '@/app/_ui/stored/page-storage';
import { openStorage } from '@/app/_ui/stored/use-stored';
import { type Card, type CardId, fullName } from '@/lib/cards/card';
import { MAX_OWNED } from '@/lib/decks/collection';

/**
 * The collection for every row that shows a count: read once, followed from then on. A count that is
 * set by hand shows at once, before the database has taken it in.
 */
export type CollectionState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & Holdings)
  /** The page's own code could not be fetched; what is stored is untouched. */
  | { readonly status: 'failed'; readonly retry: () => void };

const shown = createStore<CollectionState>({ status: 'loading' }, follow);
let stored: Holdings | null = null;
/** Counts on their way into the database. */
const pending = new Map<CardId, { count: number; turn: number }>();
let turns = 0;
let following = false;

function showStored(): void {
  if (stored === null) return;
  const owned = new Map(stored.owned);
  for (const [card, { count }] of pending) {
    if (count === 0) owned.delete(card);
    else owned.set(card, count);
  }
  // where the database does not answer, nothing is known about what is owned
  if (stored.problem === null) collectionFlag.set(owned.size > 0);
  shown.set({ status: 'ready', ...stored, owned: pending.size === 0 ? stored.owned : owned });
}

function follow(): void {
  if (following) return;
  following = true;
  openStorage().then(
    (storage) => {
      const take = () => {
        stored = storage.lists.holdings.getSnapshot();
        showStored();
      };
      // for as long as the page lives: rows come and go, and the next one asks at once
      storage.lists.holdings.subscribe(take);
      take();
    },
    () => {
      following = false;
      shown.set({ status: 'failed', retry: follow });
    },
  );
}

/** The collection while it is asked for; `loading` otherwise, and on the server. */
export const useCollection = shown.use;

/** Copies of one card; null before they are read. Drawn again only when that number changes. */
export function useCopies(card: CardId): number | null {
  return shown.useOf((state) => (state.status === 'ready' ? (state.owned.get(card) ?? 0) : null));
}

/** Copies as they show at this moment, 0 before they are read. */
export function copiesNow(card: CardId): number {
  const state = shown.get();
  return state.status === 'ready' ? (state.owned.get(card) ?? 0) : 0;
}

/** Says how many copies of a card are owned now. */
export function sayOwned(card: Card): void {
  announce(`${fullName(card)}: ${copiesNow(card.id)} owned`);
}

/** Counts that were set by hand on this page, oldest first. */
let steps: readonly { readonly card: CardId; readonly before: number; readonly after: number }[] =
  [];
const MOST_STEPS = 200;

/**
 * Sets how many copies of a card are owned; what is out of bounds is brought within. `goesOn`: one
 * more digit of the number before, taken back together with it.
 */
export function setOwned(card: CardId, wanted: number, goesOn = false): void {
  if (shown.get().status !== 'ready') return;
  const after = Math.max(0, Math.min(MAX_OWNED, Math.round(wanted)));
  const now = copiesNow(card);
  const last = steps.at(-1);
  const joined = goesOn && last?.card === card && last.after === now;
  if (after !== now) {
    const step = { card, before: joined ? last.before : now, after };
    steps = [...(joined ? steps.slice(0, -1) : steps), step].slice(-MOST_STEPS);
  }
  put(card, after);
}

/**
 * Takes back the last count that was set by hand and gives its card; null where there is none. A
 * count that was changed in another way since then is left as it is.
 */
export function undoOwned(): CardId | null {
  while (shown.get().status === 'ready') {
    const step = steps.at(-1);
    if (step === undefined) return null;
    steps = steps.slice(0, -1);
    if (step.before === step.after || copiesNow(step.card) !== step.after) continue;
    put(step.card, step.before);
    return step.card;
  }
  return null;
}

function put(card: CardId, count: number): void {
  if (count === copiesNow(card)) return;
  turns += 1;
  const turn = turns;
  pending.set(card, { count, turn });
  showStored();
  void write(card, count).then(() => {
    if (pending.get(card)?.turn !== turn) return;
    pending.delete(card);
    showStored();
  });
}

export function stepOwned(card: CardId, by: number): void {
  setOwned(card, copiesNow(card) + by);
}

async function write(card: CardId, count: number): Promise<void> {
  await attempt('The count could not be stored', async (storage) => {
    const done = await storage.setCopies(new Map([[card, count]]));
    await storage.lists.holdings.refresh();
    stored = storage.lists.holdings.getSnapshot() ?? stored;
    return done;
  });
}
