'use client';

import { useEffect, useState } from 'react';

type Listener = (message: string) => void;
let listener: Listener | undefined;

/** Says a change to screen readers, politely; what repeats is said again. */
export function announce(message: string): void {
  listener?.(message);
}

/** The one live region of the page; stands in the layout. */
export function Announcer() {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(() => {
    listener = (text) => setSpoken((last) => ({ text, turn: last.turn + 1 }));
    return () => {
      listener = undefined;
    };
  }, []);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {/* a no-break space in every other turn makes the same words a change */}
      {spoken.text}
      {spoken.turn % 2 === 1 ? '\u00a0' : ''}
    </div>
  );
}
