'use client';

import { createStore } from './store';

/** So many messages stay: one that comes right behind another does not cut it off. */
const KEPT = 3;

const messages = createStore<readonly { readonly turn: number; readonly text: string }[]>([]);

/** Says a change to screen readers, politely; what repeats is said again. */
export function announce(text: string): void {
  const last = messages.get();
  messages.set([...last, { turn: (last.at(-1)?.turn ?? 0) + 1, text }].slice(-KEPT));
}

/** The one live region of the page; stands in the layout. A message that is added is read out. */
export function Announcer() {
  return (
    <div className="visually-hidden" aria-live="polite" aria-relevant="additions">
      {messages.use().map(({ turn, text }) => (
        <p key={turn}>{text}</p>
      ))}
    </div>
  );
}
