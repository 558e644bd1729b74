'use client';

import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { counted } from '@/lib/sentences';

/** Says how many cards a search finds, once the typing rests. */
export function useSpokenCount(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    if (last.current === count) return;
    const wait = setTimeout(() => {
      last.current = count;
      announce(`${counted(count, 'card')} found.`);
    }, 700);
    return () => clearTimeout(wait);
  }, [count]);
}
