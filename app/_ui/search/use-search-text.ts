import { parseAsString, throttle, useQueryState } from 'nuqs';
import { useCallback } from 'react';

/** The search text as the address holds it, and how to change it. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [text, setText] = useQueryState(
    'q',
    parseAsString.withDefault('').withOptions({ limitUrlUpdates: throttle(250) }),
  );
  return [text, useCallback((next: string) => void setText(next || null), [setText])];
}
