'use client';

import { useEffect } from 'react';
import { leadingAction } from './leading-action';
import type { Table, TableSnapshot } from './table-store';

export interface KeyGoals {
  readonly onAll: () => void;
  readonly onKeys: () => void;
  readonly onManual: () => void;
}

/** The keys of the table, wherever the focus is, except in fields and open layers. */
export function useTableKeys(table: Table, snapshot: TableSnapshot, goals: KeyGoals): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      const busy =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]');
      if (busy) return;
      const done = press(event);
      if (done) event.preventDefault();
    }

    function press(event: KeyboardEvent): boolean {
      switch (event.key) {
        case '/':
          goals.onAll();
          return true;
        case '?':
          goals.onKeys();
          return true;
        case 'm':
          goals.onManual();
          return true;
        case 'u':
          table.undo();
          return true;
        case 'U':
          table.redo();
          return true;
        case 'e': {
          // A key that is held down would end one Interval after the other.
          const action = event.repeat ? null : leadingAction(snapshot.actions);
          if (action !== null) table.act(action);
          return action !== null;
        }
        case 'ArrowLeft':
        case 'ArrowRight':
        case 'ArrowUp':
        case 'ArrowDown':
          return moveFocus(event.key);
        default:
          return false;
      }
    }

    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, snapshot, goals]);
}

/** To the nearest card that way; from outside the cards to the first that can do something. */
function moveFocus(key: string): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.getClientRects().length > 0,
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.matches('[data-card]')) {
    if (here !== null && here !== document.body && here.closest('[data-table]') === null)
      return false;
    const first = cards.find((card) => card.hasAttribute('data-can')) ?? cards[0];
    first?.focus();
    return first !== undefined;
  }
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    if (card === here) continue;
    const to = middle(card);
    const along =
      {
        ArrowLeft: from.x - to.x,
        ArrowRight: to.x - from.x,
        ArrowUp: from.y - to.y,
        ArrowDown: to.y - from.y,
      }[key] ?? 0;
    const across =
      key === 'ArrowLeft' || key === 'ArrowRight'
        ? Math.abs(to.y - from.y)
        : Math.abs(to.x - from.x);
    if (along <= 4) continue;
    // what lies straight ahead comes before what is nearer but aside
    const far = along + 3 * across;
    if (far < least) {
      least = far;
      best = card;
    }
  }
  best?.focus();
  return best !== null;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
