import { useEffect, useRef } from 'react';
import { announce } from './announce';

/** So long after the last change the typing rests, in milliseconds. */
const REST = 700;

/**
 * Says words to screen readers each time they are other ones, once the typing rests. The first ones
 * belong to the page and are read with it; `null`: there are none yet.
 */
export function useSpoken(words: string | null): void {
  const spoken = useRef(words);
  useEffect(() => {
    spoken.current ??= words;
    if (words === null || words === spoken.current) return;
    const wait = setTimeout(() => {
      spoken.current = words;
      announce(words);
    }, REST);
    return () => clearTimeout(wait);
  }, [words]);
}
