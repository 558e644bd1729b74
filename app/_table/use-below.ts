import { type RefObject, useEffect, useRef, useState } from 'react';

/** What lies below the lower edge of what scrolls: how many answers, and so many px of the edge that something covers. */
export interface Below {
  readonly many: number;
  readonly edge: number;
}

export const NONE_BELOW: Below = { many: 0, edge: 0 };

/**
 * What lies below in the box that the marked element stands in, looked at anew when the box scrolls, changes its size or gets
 * another list (`of`). `belowIn` must be the same function each time.
 */
export function useBelow(
  belowIn: (box: Element) => Below,
  of = 0,
): Below & { readonly mark: RefObject<HTMLDivElement | null> } {
  const mark = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(NONE_BELOW);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new list is looked at
  useEffect(() => {
    const box = mark.current?.parentElement ?? null;
    if (box === null) return;
    const look = () => {
      const next = belowIn(box);
      setBelow((was) => (was.many === next.many && was.edge === next.edge ? was : next));
    };
    box.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [belowIn, of]);
  return { ...below, mark };
}
