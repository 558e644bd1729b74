import { useEffect } from 'react';
import { panes } from '@/app/_inspector/panes';
import { lookAt } from '@/app/_ui/card/looked-at';
import type { GameCardId } from '@/lib/engine/state/state';
import { onlyPlain, targetOf } from './places';
import { TABBED, type TableView } from './table-context';

/**
 * Clicks and drags of cards, for the whole table at once. A click plays the only thing that can be done
 * with a card, or on a lit target what was begun with the card chosen before; where a card can go to
 * several places they light up; else its menu opens, or where it has nothing to offer the pane beside the table shows it.
 * A finger gets the card with what can be done, for it has not read the card by pointing at it: on a phone below the board,
 * where a second touch does the only thing; on a tablet on a sheet, but on the tab that says what can be done it does that
 * at once.
 */
export function useGestures(shared: TableView): void {
  useEffect(() => {
    const { act, places, aim, touched, openMenu } = shared;

    function onClick(event: MouseEvent) {
      if (event.defaultPrevented) return;
      const element = cardOf(event);
      if (element === null) {
        if (touched !== null && isOnGround(event)) shared.aimAt(null);
        return;
      }
      const isFinger = (event as PointerEvent).pointerType === 'touch';
      const onTablet = isOnTab(event, element) ? 'tab' : 'finger';
      const byFinger = matchMedia(TABBED).matches ? 'phone' : onTablet;
      const by = isFinger ? byFinger : event.detail === 0 ? 'keys' : 'pointer';
      if (event.detail > 0) element.blur();
      pressCard(shared, Number(element.dataset.card), element, by);
      // the keyboard goes on to what is offered, if anything is; after the pointer its keys draw no ring round the card
      if (event.detail === 0) focusOn('[data-offer]');
    }

    function onContextMenu(event: MouseEvent) {
      const element = cardOf(event);
      if (element === null || event.defaultPrevented) return;
      event.preventDefault();
      openMenu({ card: Number(element.dataset.card), element });
    }

    function onDragStart(event: DragEvent) {
      const dragged = event.target instanceof Element ? event.target : null;
      const card = Number(dragged?.querySelector<HTMLElement>('[data-card]')?.dataset.card);
      if (!places.cards.has(card)) {
        event.preventDefault();
        return;
      }
      event.dataTransfer?.setData('text/plain', String(card));
      // what changes on the page while a drag begins ends it at once
      setTimeout(() => shared.aimAt(card));
    }

    /** What lies under the pointer takes the card that is dragged: one, or one of those that hang there. */
    const dropOf = (event: DragEvent) => {
      if (aim === null) return null;
      const element = cardOf(event) ?? hangingOf(event);
      const on = [element?.dataset.card, ...(element?.dataset.under?.split(' ') ?? [])]
        .map(Number)
        .filter((id) => aim.targets.has(id));
      const [only, ...more] = on.flatMap((id) => aim.targets.get(id) ?? []);
      if (only !== undefined) return { only, more, on: on[0] ?? aim.card, element };
      const isDomain = event.target instanceof Element && event.target.closest('[data-drop]');
      const plain = onlyPlain(places, aim.card);
      return isDomain && plain !== null ? { only: plain, more: [], on: aim.card, element } : null;
    };

    function onDragOver(event: DragEvent) {
      if (dropOf(event) !== null) event.preventDefault();
    }

    function onDrop(event: DragEvent) {
      const drop = dropOf(event);
      if (drop === null) return;
      event.preventDefault();
      const { only, more, on, element } = drop;
      if (more.length === 0) act(only);
      else if (element !== null) openMenu({ card: on, element, actions: [only, ...more] });
    }

    const onDragEnd = () => shared.aimAt(null);

    function onKey(event: KeyboardEvent) {
      const chosen = aim ?? touched;
      if (event.key !== 'Escape' || chosen === null || event.defaultPrevented) return;
      shared.aimAt(null);
      focusOn(`[data-card="${chosen.card}"]`);
    }

    const listening = {
      click: onClick,
      contextmenu: onContextMenu,
      dragstart: onDragStart,
      dragover: onDragOver,
      drop: onDrop,
      dragend: onDragEnd,
      keydown: onKey,
    } as const;
    for (const [name, listen] of Object.entries(listening))
      document.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listening))
        document.removeEventListener(name, listen as EventListener);
    };
  }, [shared]);
}

/** So wide and high is what a finger hits. */
const FINGER = 44;

/** Whether it hit the tab of a card: that, and so much of the card below it as a finger needs. */
function isOnTab({ clientX, clientY }: MouseEvent, card: HTMLElement): boolean {
  const tab = card.querySelector('[data-deed]')?.getBoundingClientRect();
  return (
    tab !== undefined &&
    Math.abs(clientX - (tab.left + tab.right) / 2) <= Math.max(tab.width, FINGER) / 2 &&
    clientY <= tab.top + FINGER
  );
}

/** What a click on a card does; its menu opens at that element. */
export function pressCard(
  { act, places, aim, aimAt, touched, touch, closing, hold, openMenu }: TableView,
  card: GameCardId,
  element: HTMLElement,
  by: 'pointer' | 'keys' | 'finger' | 'tab' | 'phone' = 'keys',
): void {
  if (closing?.cards.includes(card)) {
    closing.toggle(card);
    return;
  }
  const [only, ...more] = aim?.targets.get(card) ?? [];
  if (only !== undefined) {
    if (more.length === 0) act(only);
    else openMenu({ card, element, actions: [only, ...more] });
    return;
  }
  const own = places.cards.get(card) ?? [];
  const [first] = own;
  const isSecond = touched?.card === card;
  const isReady = by === 'phone' ? isSecond : by !== 'finger';
  if (first !== undefined && own.length === 1 && isReady) act(first);
  else if (own.length > 1 && own.some((action) => targetOf(action) !== null))
    aimAt(aim?.card === card ? null : card);
  else if (by === 'pointer' && own.length === 0 && panes.get() > 0) hold(card);
  else if (by === 'phone') {
    if (isSecond) aimAt(null);
    else touch({ card, element });
  } else {
    // a pane beside the table has the face alone
    const isTouched = by === 'finger' || by === 'tab';
    const hasSheet = isTouched && (own.length === 0 || panes.get() === 0);
    const face = hasSheet ? element.closest('[data-inspect]') : null;
    if (face === null) openMenu({ card, element });
    else lookAt(face, 'finger');
  }
}

/** On what matches once the page is drawn. */
function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Whether the place of the cards was hit where nothing is to press. */
function isOnGround({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="tabpanel"]') !== null &&
    target.closest('button, a') === null
  );
}

/** The tab of cards that hang on one, and have no room there (attached.tsx). */
function hangingOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-under]') : null;
}

function cardOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
}
