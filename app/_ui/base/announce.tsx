'use client';

import { useEffect, useState } from 'react';

interface Message {
  readonly turn: number;
  readonly text: string;
}

let listener: ((text: string) => void) | undefined;

/** Says a change to screen readers, politely; what repeats is said again. */
export function announce(message: string): void {
  listener?.(message);
}

/** So many messages stay: one that comes right behind another does not cut it off. */
const KEPT = 3;

/** The one live region of the page; stands in the layout. A message that is added is read out. */
export function Announcer() {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => {
    listener = (text) =>
      setMessages((last) => [...last, { turn: (last.at(-1)?.turn ?? 0) + 1, text }].slice(-KEPT));
    return () => {
      listener = undefined;
    };
  }, []);
  return (
    <div className="visually-hidden" aria-live="polite" aria-relevant="additions">
      {messages.map(({ turn, text }) => (
        <p key={turn}>{text}</p>
      ))}
    </div>
  );
}
