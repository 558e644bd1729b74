import type { CardId } from '@/lib/cards/card';
import type { PrintedCard } from '@/lib/cards/printed';
import type { SetCode } from '@/lib/rules/taxonomy';
import { holdsAny } from '@/lib/storage/has-rows';
import type { Listing } from '@/lib/storage/rows';
import { fold } from '@/lib/words/fold';
import { createStore } from '../base/store';
import { openStorage } from '../stored/use-stored';

/**
 * The printed texts that the player has loaded, read once for the whole page and kept up to date.
 * The database is only opened where some are stored, and only after the page stands.
 */

export interface PrintedText extends PrintedCard {
  readonly set: SetCode;
  /** The file it comes from. */
  readonly file: string;
  readonly loadedAt: number;
}

export type PrintedState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly cards: ReadonlyMap<CardId, PrintedText>;
      /** Folded, for the search; cards without a text are not in it. */
      readonly texts: ReadonlyMap<CardId, string>;
    }
  /** The page's own code or the database did not answer. */
  | { readonly status: 'failed' };

const NOTHING: PrintedState = { status: 'ready', cards: new Map(), texts: new Map() };

const shown = createStore<PrintedState>({ status: 'loading' }, lookSoon);
/** `resting`: looked, and nothing was stored. `following`: every change is shown. */
let stage: 'asleep' | 'looking' | 'resting' | 'following' = 'asleep';
/** By the page's own clock. */
let lookedAt = 0;
/** A page that found nothing looks no more often than this. */
const LOOK_AGAIN_MS = 2_000;

/** The texts that the player has loaded; the server renders `loading`. Not asked, nothing is read. */
export const usePrinted = shown.use;

/** What the player's file says of a card; undefined where none is loaded. */
export function usePrintedText(card: CardId): PrintedText | undefined {
  return shown.useOf((state) => (state.status === 'ready' ? state.cards.get(card) : undefined));
}

/** Lets the page be drawn first. */
function lookSoon() {
  // A restored backup may have brought texts since a resting page last looked.
  const isDue = stage === 'resting' && performance.now() - lookedAt > LOOK_AGAIN_MS;
  if (stage === 'asleep' || isDue) {
    stage = 'looking';
    whenIdle(() => void look());
  }
}

/** To be called where texts may just have been stored: a page that found none looks again. */
export function lookForPrinted(): void {
  if (stage === 'resting') void look();
}

async function look(): Promise<void> {
  stage = 'looking';
  lookedAt = performance.now();
  if (await holdsAny('printed')) {
    await follow();
    return;
  }
  stage = 'resting';
  shown.set(NOTHING);
  document.addEventListener('visibilitychange', lookOnReturn);
}

/** Another tab may have stored some in the meantime. */
function lookOnReturn() {
  if (!document.hidden) lookForPrinted();
}

async function follow(): Promise<void> {
  try {
    const { printed } = (await openStorage()).lists;
    const show = () => {
      const listing = printed.getSnapshot();
      if (listing !== null) shown.set(stateOf(listing));
    };
    stage = 'following';
    document.removeEventListener('visibilitychange', lookOnReturn);
    printed.subscribe(show);
    show();
  } catch {
    stage = 'resting';
    shown.set({ status: 'failed' });
    document.addEventListener('visibilitychange', lookOnReturn);
  }
}

function stateOf({ rows, problem }: Listing<'printed'>): PrintedState {
  // What was read before is still true when the database fails later.
  if (problem !== null) return shown.get().status === 'ready' ? shown.get() : { status: 'failed' };
  const cards = new Map<CardId, PrintedText>();
  const oldestFirst = rows.toSorted((one, other) => one.loadedAt - other.loadedAt);
  for (const { set, file, loadedAt, cards: own } of oldestFirst)
    for (const card of own) cards.set(card.card, { ...card, set, file, loadedAt });
  const texts = new Map<CardId, string>();
  for (const { card, operation } of cards.values())
    if (operation !== '') texts.set(card, fold(operation));
  return { status: 'ready', cards, texts };
}

function whenIdle(work: () => void) {
  // Safari has no idle callbacks
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 1_500 });
  else setTimeout(work, 200);
}
