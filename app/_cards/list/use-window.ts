import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';

export interface WindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The height of a line, in px. */
  readonly size: number;
  /** Lines that are lower: heads between the others. Keep it stable. */
  readonly sizeOf?: ((index: number) => number) | undefined;
  /** Px before the first line and after the last one. */
  readonly pad?: number;
  /** Px at the top that something sticky covers; it stands in the flow above the lines. */
  readonly head?: number;
  /** Lines drawn beyond each edge. */
  readonly spare?: number;
}

export interface Window {
  /** The lines to draw, and where each stands, from the top of all lines. */
  readonly lines: readonly { readonly index: number; readonly top: number }[];
  /** Height of all lines together. */
  readonly total: number;
  /** Whole lines in sight. */
  readonly page: number;
  /** Scrolls just as far as it takes to see a line. */
  readonly reveal: (index: number) => void;
}

/** Room enough for a first drawing, before anything is measured. */
const UNMEASURED = { width: 0, height: 600 };

/** Which lines of a long list are in sight. */
export function useWindow(options: WindowOptions): Window {
  const { scroller, count, size, sizeOf = () => size, pad = 0, head = 0, spare = 6 } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    overscan: spare,
    paddingStart: pad,
    paddingEnd: pad,
    scrollMargin: head,
    scrollPaddingStart: head + pad,
    scrollPaddingEnd: pad,
    initialRect: UNMEASURED,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of line, measured anew
  useEffect(() => virtualizer.measure(), [virtualizer, size, options.sizeOf]);

  const reveal = useCallback(
    (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    [virtualizer],
  );

  const height = virtualizer.scrollRect?.height ?? UNMEASURED.height;
  return {
    lines: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - head })),
    total: virtualizer.getTotalSize(),
    page: Math.max(1, Math.floor((height - head) / size)),
    reveal,
  };
}
