import type { CardId } from '@/lib/cards/card';
import { createStore } from '../base/store';

/**
 * The card that the reader looks at: under the pointer, with the keyboard's focus, or pressed long
 * by a finger. Whatever shows a card has its id as `data-inspect`; nothing else has to be done there.
 */
export interface LookedAt {
  readonly card: CardId;
  /** What shows it. */
  readonly element: Element;
  readonly by: 'pointer' | 'keys' | 'finger';
}

export const lookedAt = createStore<LookedAt | null>(null);

/** Looks at what this element shows; at nothing where it shows no card. */
export function lookAt(element: Element | null, by: LookedAt['by']): void {
  const card = element?.getAttribute('data-inspect') as CardId | null | undefined;
  if (!element || !card) return;
  const now = lookedAt.get();
  if (now?.element !== element || now.card !== card || now.by !== by)
    lookedAt.set({ card, element, by });
}

export function lookAway(): void {
  if (lookedAt.get() !== null) lookedAt.set(null);
}
