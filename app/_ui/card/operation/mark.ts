import { createContext, type ReactNode } from 'react';

/** How texts of cards stand where a search found them by their words. */
export interface Mark {
  readonly show: (text: string) => ReactNode;
  /** A line that begins where it is marked. */
  readonly begin: (line: string) => string;
}

/** Null where no search asked for words: texts stand as they are. */
export const MarkContext = createContext<Mark | null>(null);
