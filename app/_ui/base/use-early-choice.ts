import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a select that stands in the page's HTML: what was chosen there before the scripts came is taken now, and
 * not lost.
 */
export function useEarlyChoice(
  value: string,
  onChoose: (value: string) => void,
): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the first look
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  }, []);
  return select;
}
