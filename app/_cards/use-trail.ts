import { useEffect, useRef } from 'react';
import type { Card } from '@/lib/cards/card';
import { searchTrail } from './search-trail';

/** Remembers the search when the page is left, so that a card's page knows its neighbours there. */
export function useTrail(cards: readonly Card[]): void {
  const found = useRef({ cards, href: '' });
  useEffect(() => {
    found.current = { cards, href: `${location.pathname}${location.search}` };
  });
  useEffect(
    () => () => {
      const { cards: last, href } = found.current;
      searchTrail.set(last.length === 0 ? null : { href, cards: last.map(({ id }) => id) });
    },
    [],
  );
}
