import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';

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

/** Room enough for a first drawing, before anything is measured. */
const UNMEASURED = { width: 0, height: 600 };

/** Which lines of a long list are in sight. */
export function useWindow(options: WindowOptions): Window {
  const { scroller, count, size, pad = 0, head = 0, spare = 6 } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan: spare,
    paddingStart: pad,
    paddingEnd: pad,
    scrollMargin: head,
    scrollPaddingStart: head + pad,
    scrollPaddingEnd: pad,
    initialRect: UNMEASURED,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of line, measured anew
  useEffect(() => virtualizer.measure(), [virtualizer, size]);

  const top = useCallback((index: number) => pad + index * size, [pad, size]);
  const reveal = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );

  const lines = virtualizer.getVirtualItems();
  const height = virtualizer.scrollRect?.height ?? UNMEASURED.height;
  return {
    first: lines[0]?.index ?? 0,
    last: (lines.at(-1)?.index ?? -1) + 1,
    total: virtualizer.getTotalSize(),
    page: Math.max(1, Math.floor((height - head) / size)),
    top,
    reveal,
  };
}

/** first, first + 1 … last - 1. */
export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
}
