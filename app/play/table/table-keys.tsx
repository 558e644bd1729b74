import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { END_KEY, END_RESTS } from './keys-of';
import type { Layer, TableView } from './table-context';

/** What has keys of its own. */
const FIELDS = 'input, textarea, select, [role=dialog]';
const LISTS = '[role=menu], [role=listbox]';

/** The keys of the table, wherever the focus is, except in fields and while a layer is open. */
export function useTableKeys(
  { table, snapshot, show, askEnd }: TableView,
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

    function isBusy(
      { target, metaKey, ctrlKey, altKey, defaultPrevented }: KeyboardEvent,
      places: string,
    ) {
      const isElsewhere = target instanceof HTMLElement && target.closest(places);
      return metaKey || ctrlKey || altKey || defaultPrevented || isElsewhere;
    }

    function onKey(event: KeyboardEvent) {
      if (!isBusy(event, `${FIELDS}, ${LISTS}`) && press(event)) event.preventDefault();
    }

    /** Before the head of the page, whose search has the same key. */
    function onSlash(event: KeyboardEvent) {
      if (event.key !== '/' || isBusy(event, FIELDS)) return;
      // one that closes may have the focus a moment longer
      const isInMenu = isBusy(event, '[role=menu][data-open]');
      event.preventDefault();
      if (!isInMenu) show('all');
    }

    function press(event: KeyboardEvent): boolean {
      if (event.key.startsWith('Arrow')) return moveFocus(event.key);
      const pressed = document.querySelector<HTMLElement>(`[data-key~="${CSS.escape(event.key)}"]`);
      if (pressed !== null) {
        const isEnd = event.key === END_KEY;
        // A key that is held down would end one Interval after the other.
        if (event.repeat || (isEnd && event.timeStamp - askedAt.current < END_RESTS)) return true;
        if (isEnd && pressed.hasAttribute('data-again')) {
          askEnd();
          announce('Press it again to end');
        } else pressed.click();
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
  }, [table, show, askEnd, layer]);
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
  const from = middle(here);
  const isLevel = key === 'ArrowLeft' || key === 'ArrowRight';
  const forward = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const ahead = cards.flatMap((card) => {
    const to = middle(card);
    const [x, y] = [to.x - from.x, to.y - from.y];
    const along = forward * (isLevel ? x : y);
    // what lies straight ahead comes before what is nearer but aside
    return card !== here && along > 4 ? [{ card, far: along + 3 * Math.abs(isLevel ? y : x) }] : [];
  });
  const [nearest] = ahead.sort((one, other) => one.far - other.far);
  nearest?.card.focus();
  return nearest !== undefined;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
