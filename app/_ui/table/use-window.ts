'use client';

import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

export interface WindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Lines of one height, in px. */
  readonly count: number;
  readonly size: number;
  /** Px before the first line and after the last one. */
  readonly pad?: number;
  /** Px at the top that something sticky covers; it stands in the flow above the lines. */
  readonly head?: number;
  /** Lines drawn beyond each edge. */
  readonly spare?: number;
}

export interface Window {
  /** The lines to draw: `first` up to and without `last`. */
  readonly first: number;
  readonly last: number;
  /** Height of all lines together. */
  readonly total: number;
  /** Whole lines in sight. */
  readonly page: number;
  /** Where a line stands, from the top of all lines. */
  readonly top: (index: number) => number;
  /** Scrolls just as far as it takes to see a line. */
  readonly reveal: (index: number) => void;
}

/** Rows enough for a first drawing, before anything is measured. */
const UNMEASURED = 12;

/**
 * Which lines of a long list are in sight. Lines all have one height, so a window is two divisions;
 * a general virtualizer is ten kilobytes of measuring that would never be used.
 */
export function useWindow(options: WindowOptions): Window {
  const { scroller, count, size, pad = 0, head = 0, spare = 6 } = options;
  const [span, setSpan] = useState({ from: 0, until: UNMEASURED, page: UNMEASURED });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const { scrollTop, clientHeight } = element;
      const from = Math.floor(Math.max(0, scrollTop - pad) / size);
      const until = Math.ceil((scrollTop + clientHeight - pad) / size);
      const page = Math.max(1, Math.floor((clientHeight - head) / size));
      setSpan((last) =>
        last.from === from && last.until === until && last.page === page
          ? last
          : { from, until, page },
      );
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, [scroller, size, pad, head]);

  const top = useCallback((index: number) => pad + index * size, [pad, size]);
  const reveal = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const above = top(index) - pad;
      const below = top(index) + size + pad + head - element.clientHeight;
      if (element.scrollTop > above) element.scrollTop = above;
      else if (element.scrollTop < below) element.scrollTop = below;
    },
    [scroller, top, size, pad, head],
  );

  const last = Math.min(count, span.until + spare);
  return {
    first: Math.max(0, Math.min(span.from, last) - spare),
    last,
    total: count * size + 2 * pad,
    page: span.page,
    top,
    reveal,
  };
}

/** first, first + 1 … last - 1. */
export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
}
