'use client';

import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/announce';

/** Says how many cards a search finds, once the typing rests. */
export function useSpokenCount(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    if (last.current === count) return;
    const wait = setTimeout(() => {
      last.current = count;
      announce(`${count} card${count === 1 ? '' : 's'} found.`);
    }, 700);
    return () => clearTimeout(wait);
  }, [count]);
}
