'use client';

import { useCallback, useRef } from 'react';
import { announce } from '@/app/_ui/announce';
import { type Card, fullName } from '@/lib/cards/card';
import { copiesNow, setOwned, stepOwned } from './store';

/** So long after a digit another one belongs to the same number: 1 and 2 are 12. */
const SAME_NUMBER = 900;

/** `+`, `-` and digits on the row under the cursor change the copies owned. */
export function useCountKeys(): (key: string, card: Card) => boolean {
  const typed = useRef({ card: '', at: 0, digits: '' });
  return useCallback((key: string, card: Card): boolean => {
    if (key === '+' || key === '=') stepOwned(card.id, 1);
    else if (key === '-' || key === '_' || key === '−') stepOwned(card.id, -1);
    else if (/^\d$/.test(key)) {
      const now = performance.now();
      const { card: before, at, digits } = typed.current;
      const goesOn = before === card.id && now - at < SAME_NUMBER && digits.length < 4;
      typed.current = { card: card.id, at: now, digits: goesOn ? digits + key : key };
      setOwned(card.id, Number(typed.current.digits));
    } else return false;
    announce(`${fullName(card)}: ${copiesNow(card.id)} owned`);
    return true;
  }, []);
}
