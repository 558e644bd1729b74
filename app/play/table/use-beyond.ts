import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/** How many items of a list that scrolls lie below its edge; counted after each change of `now`. */
export function useBeyond(now: unknown) {
  const list = useRef<HTMLElement>(null);
  const [beyond, setBeyond] = useState(0);

  const count = useCallback(() => {
    const box = list.current;
    if (box === null) return;
    const end = box.getBoundingClientRect().bottom;
    // one that shows by half is seen
    const isBeyond = (item: Element) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 > end;
    };
    setBeyond(box.scrollHeight > box.clientHeight ? [...box.children].filter(isBeyond).length : 0);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there changes with it
  useEffect(() => afterPaint(count), [now]);

  const ref: RefCallback<HTMLElement> = useCallback((element) => {
    list.current = element;
  }, []);
  const goOn = () => list.current?.scrollBy({ top: list.current.clientHeight });
  return { ref, beyond, count, goOn };
}
