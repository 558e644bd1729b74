import { useCallback, useEffect, useRef } from 'react';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { sayOwned, setOwned, stepOwned, undoOwned } from './collection-store';

/** So long after a digit another one belongs to the same number: 1 and 2 are 12. */
const SAME_NUMBER = 900;

/**
 * `+`, `-` and digits on the row under the cursor change the copies owned; Ctrl+Z, wherever no text
 * is being written, takes the last change back.
 */
export function useCountKeys(catalogue: Catalogue | null): (key: string, card: Card) => boolean {
  const typed = useRef({ card: '', at: 0, digits: '' });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return;
      if (!(event.ctrlKey || event.metaKey) || isElsewhere(event.target)) return;
      const id = undoOwned();
      if (id === null) return;
      event.preventDefault();
      typed.current = { card: '', at: 0, digits: '' };
      const card = catalogue?.byId.get(id);
      if (card) sayOwned(card);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [catalogue]);

  return useCallback((key: string, card: Card): boolean => {
    if (key === '+' || key === '=') stepOwned(card.id, 1);
    else if (key === '-' || key === '_' || key === '−') stepOwned(card.id, -1);
    else if (/^\d$/.test(key)) {
      const now = performance.now();
      const { card: before, at, digits } = typed.current;
      const goesOn = before === card.id && now - at < SAME_NUMBER && digits.length < 4;
      typed.current = { card: card.id, at: now, digits: goesOn ? digits + key : key };
      setOwned(card.id, Number(typed.current.digits), goesOn);
    } else return false;
    sayOwned(card);
    return true;
  }, []);
}

/** Whether keys are a text's, or those of a window above the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
