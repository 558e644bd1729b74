import { createKept } from '@/app/_ui/base/kept-value';
import type { CardId } from '@/lib/cards/card';

/** The search that a reader comes from, as long as the tab is open: its cards in their order. */
export interface SearchTrail {
  readonly href: string;
  readonly cards: readonly CardId[];
}

export const searchTrail = createKept<SearchTrail | null>(
  'registry.trail',
  null,
  (text) => {
    const kept: SearchTrail = JSON.parse(text);
    return typeof kept.href === 'string' && Array.isArray(kept.cards) ? kept : null;
  },
  (trail) => trail && JSON.stringify(trail),
  () => sessionStorage,
);
