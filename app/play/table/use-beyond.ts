import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

interface Beyond {
  /** Cards below the lower edge. */
  readonly beyond: number;
  /** How many items there hold a lit card. */
  readonly lit: number;
  /** It is scrolled down, and nothing lies below. */
  readonly isAtEnd: boolean;
}

/** How many cards of a list that scrolls lie below its edge; counted after each change of `now`. */
export function useBeyond(now: unknown) {
  const list = useRef<HTMLElement>(null);
  const [found, setFound] = useState<Beyond>({ beyond: 0, lit: 0, isAtEnd: false });

  const count = useCallback(() => {
    const box = list.current;
    if (box === null) return;
    const end = box.getBoundingClientRect().bottom;
    // one that shows by half is seen
    const isBeyond = (item: Element) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2 > end;
    };
    const items = box.scrollHeight > box.clientHeight ? [...box.children].filter(isBeyond) : [];
    const next = {
      beyond: items.reduce((sum, item) => sum + item.querySelectorAll('[data-card]').length, 0),
      lit: items.filter((item) => item.querySelector('[data-can], [data-mark="target"]')).length,
      isAtEnd: items.length === 0 && box.scrollTop > 4,
    };
    const isSame = (was: Beyond) =>
      was.beyond === next.beyond && was.lit === next.lit && was.isAtEnd === next.isAtEnd;
    setFound((was) => (isSame(was) ? was : next));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there changes with it
  useEffect(() => afterPaint(count), [now]);

  const ref: RefCallback<HTMLElement> = useCallback((element) => {
    list.current = element;
  }, []);
  /** A page further; from the end back to the beginning. */
  const goOn = () => {
    const box = list.current;
    if (box === null) return;
    if (found.isAtEnd) box.scrollTo({ top: 0 });
    else box.scrollBy({ top: box.clientHeight });
  };
  return { ...found, ref, count, goOn };
}
