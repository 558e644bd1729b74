import type { ReactNode } from 'react';
import { soughtIn } from './find-rules';

/** The words looked for, marked in whichever form they stand. */
export function marked(words: string, text: string): ReactNode {
  const sought = soughtIn(text);
  if (sought === null) return words;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const hit of words.matchAll(sought)) {
    pieces.push(words.slice(from, hit.index), <mark key={hit.index}>{hit[0]}</mark>);
    from = hit.index + hit[0].length;
  }
  return [...pieces, words.slice(from)];
}
