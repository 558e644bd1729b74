import { type RefCallback, useCallback, useState } from 'react';

/** So many px of room. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room inside an element in px, without its padding; null until it is drawn. */
export function useSize(): readonly [RefCallback<HTMLElement>, Room | null] {
  const [size, setSize] = useState<Room | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const width = Math.floor(entry.contentRect.width);
      const height = Math.floor(entry.contentRect.height);
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
