import { useEffect, useRef } from 'react';
import { FIELDS, isMeantElsewhere, nearestThatWay } from '@/app/_table/key-target';
import { END_KEY, END_RESTS, FILLED_KEY, hasEndKey } from './keys-of';
import type { Layer, TableView } from './table-context';

/** The keys of the table, wherever the focus is, except in fields and while a layer is open. */
export function useTableKeys(
  { table, snapshot, aim, again, show, asksAgain }: TableView,
  layer: Layer | null,
): void {
  const askedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each move something else is asked
  useEffect(() => {
    askedAt.current = performance.now();
  }, [snapshot.at]);
  useEffect(() => {
    // a layer that has just been asked for may not have the focus yet
    if (layer !== null) return undefined;

    function onKey(event: KeyboardEvent) {
      if (!isMeantElsewhere(event) && press(event)) event.preventDefault();
    }

    /** Before the head of the page, whose search has the same key. */
    function onSlash(event: KeyboardEvent) {
      if (event.key !== '/' || isMeantElsewhere(event, FIELDS)) return;
      // one that closes may have the focus a moment longer
      const isInMenu = isMeantElsewhere(event, '[role=menu][data-open], [role=listbox]');
      event.preventDefault();
      if (!isInMenu) show('all');
    }

    function press(event: KeyboardEvent): boolean {
      if (event.key.startsWith('Arrow')) return moveFocus(event.key);
      // where nothing has the focus or is begun it presses what is held out
      const isFree = event.target === document.body && aim === null && again === null;
      const key = isFree && event.key === 'Enter' ? FILLED_KEY : event.key;
      const pressed = document.querySelector<HTMLElement>(`[data-key~="${CSS.escape(key)}"]`);
      if (pressed !== null) {
        // A key that is held down would end one Interval after the other.
        const isUnread = event.timeStamp - askedAt.current < END_RESTS;
        if (event.repeat || (isUnread && hasEndKey(pressed.dataset.key))) return true;
        const end = key === END_KEY && snapshot.actions.find(({ kind }) => kind === 'end-interval');
        if (!end || !asksAgain(end)) pressed.click();
        return true;
      }
      const keys: Readonly<Record<string, () => void>> = {
        '?': () => show('help'),
        h: () => show('advice'),
        m: () => show({ manual: null }),
        u: table.undo,
        U: table.redo,
      };
      if (!Object.hasOwn(keys, event.key)) return false;
      keys[event.key]?.();
      return true;
    }

    window.addEventListener('keydown', onSlash, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onSlash, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [table, snapshot.actions, aim, again, show, asksAgain, layer]);
}

/** Cards, and the numbers of those that lie under one. */
const CARDS = '[data-card], [data-under]';

/** To the nearest card that way; from outside the cards to the first that can do something. */
function moveFocus(key: string): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)].filter(
    (card) => card.getClientRects().length > 0,
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.matches(CARDS)) {
    if (here !== null && here !== document.body && here.closest('[data-table]') === null)
      return false;
    const first = cards.find((card) => card.hasAttribute('data-can')) ?? cards[0];
    first?.focus();
    return first !== undefined;
  }
  const nearest = nearestThatWay(here, cards, key);
  nearest?.focus();
  return nearest !== null;
}
