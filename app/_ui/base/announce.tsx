'use client';

import { useEffect, useRef } from 'react';
import { createStore } from './store';

const spoken = createStore({ text: '', turn: 0 });

/** Says a change to screen readers, politely; what repeats is said again. */
export function announce(text: string): void {
  spoken.set({ text, turn: spoken.get().turn + 1 });
}

/** Says words that change while one types, once the typing rests; the first ones are not said. */
export function useAnnounced(words: string | null): void {
  const last = useRef(words);
  useEffect(() => {
    const isFirst = last.current === null;
    last.current = words;
    if (words === null || isFirst) return;
    const wait = setTimeout(() => announce(words), 700);
    return () => clearTimeout(wait);
  }, [words]);
}

/** The one live region of the page; stands in the layout. */
export function Announcer() {
  const { text, turn } = spoken.use();
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {/* a no-break space in every other turn makes the same words a change */}
      {text}
      {turn % 2 === 1 ? '\u00a0' : ''}
    </div>
  );
}
