import { lookAt, lookAway, lookedAt } from '@/app/_ui/card/looked-at';

/** How long a pointer must rest before a card shows; less once one shows, as when going down a list. */
const REST_MS = 160;
const NEXT_MS = 40;
/** Over the gap between two cards nothing blinks. */
const LEAVE_MS = 100;
const LONG_PRESS_MS = 450;

const cardAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-inspect]') : null;

/**
 * Watches the whole page for cards that are looked at. `isKept`: what was looked at last stays, as a
 * pane or a sheet shows it. Returns the end of it.
 */
export function followLooks(isKept: () => boolean): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isByKeys = false;
  let x = -1;
  let y = -1;
  const wait = (ms: number, act: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, ms);
  };
  const leave = () => {
    clearTimeout(waiting);
    if (!isKept()) lookAway();
  };

  /** A finger that is lifted leaves everything too. */
  const leaveWindow = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && leave();

  const on = {
    pointermove: (event: PointerEvent) => {
      // a list that scrolls under a pointer at rest is not looked at
      const isAtRest = event.clientX === x && event.clientY === y;
      x = event.clientX;
      y = event.clientY;
      if (event.pointerType === 'touch' || isAtRest) return;
      const card = cardAt(event.target);
      if (card === null) wait(LEAVE_MS, leave);
      else if (lookedAt.get()?.element !== card || lookedAt.get()?.by !== 'pointer')
        wait(lookedAt.get() === null ? REST_MS : NEXT_MS, () => lookAt(card, 'pointer'));
      else clearTimeout(waiting);
    },
    pointerdown: (event: PointerEvent) => {
      isByKeys = false;
      leave();
      const card = event.pointerType === 'touch' ? cardAt(event.target) : null;
      if (card !== null) wait(LONG_PRESS_MS, () => pressLong(card));
    },
    pointerup: () => clearTimeout(waiting),
    pointercancel: () => clearTimeout(waiting),
    keydown: (event: KeyboardEvent) => {
      isByKeys = true;
      if (event.key === 'Escape' || event.key === 'Enter') leave();
    },
    focusin: (event: FocusEvent) => {
      const card = cardAt(event.target);
      // a menu that closes gives the focus back: nobody asked for the card then
      if (isByKeys) wait(NEXT_MS, () => (card === null ? leave() : lookAt(card, 'keys')));
    },
    scroll: () => lookedAt.get()?.by === 'pointer' && leave(),
    input: leave,
    contextmenu: (event: Event) => {
      if (lookedAt.get()?.by === 'finger') event.preventDefault();
    },
  };

  for (const [name, listen] of Object.entries(on))
    document.addEventListener(name, listen as EventListener, { capture: true, passive: false });
  document.documentElement.addEventListener('pointerleave', leaveWindow);
  return () => {
    clearTimeout(waiting);
    for (const [name, listen] of Object.entries(on))
      document.removeEventListener(name, listen as EventListener, { capture: true });
    document.documentElement.removeEventListener('pointerleave', leaveWindow);
  };
}

/** How long after a finger is lifted its press may still be told to the page. */
const AFTER_MS = 120;
let isPressed = false;

/** Whether the finger that pressed long is still down: what it does then is meant for nothing else. */
export function isFingerDown(): boolean {
  return isPressed;
}

/** The finger that is lifted after a long press does not press what lies under it; the next one does. */
function pressLong(card: Element) {
  lookAt(card, 'finger');
  isPressed = true;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    isPressed = false;
    document.removeEventListener('click', swallow, true);
    document.removeEventListener('pointerdown', end, true);
    for (const name of ENDS) document.removeEventListener(name, lifted, true);
  };
  const lifted = () => setTimeout(end, AFTER_MS);
  document.addEventListener('click', swallow, true);
  document.addEventListener('pointerdown', end, true);
  for (const name of ENDS) document.addEventListener(name, lifted, true);
}

const ENDS = ['pointerup', 'pointercancel', 'touchend', 'touchcancel'];
