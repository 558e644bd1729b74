import { createStore } from '@/app/_ui/base/store';
import type { LookedAt } from '@/app/_ui/card/looked-at';

/** The room below a card that popped up, where a page may say what it knows of the card. */
export interface PopupFoot {
  readonly looked: LookedAt;
  readonly element: HTMLElement;
}

/** The one that is open. What a page has to say goes there through a portal, with the page's own context. */
export const popupFoot = createStore<PopupFoot | null>(null);

/** That at the foot of its sheet, always in sight: for what can be done with the card. */
export const popupActs = createStore<PopupFoot | null>(null);
