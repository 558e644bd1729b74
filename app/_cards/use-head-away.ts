import { type UIEvent, useCallback, useEffect } from 'react';

/** Where a window has no room for heads and rows at once. */
const SMALL = '(max-width: 960px), (max-height: 560px)';

/**
 * For `onScrollCapture` of a page that is a list in a frame: once its rows are scrolled in a small
 * window the heads above make room for them (`data-head-away` on the root). They come back at the
 * top, and with another list in the place of this one, for it may have nothing to scroll.
 *
 * @param shown changes when another list is shown
 */
export function useHeadAway(shown: unknown): (event: UIEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is when, not what
  useEffect(() => () => set(false), [shown]);
  return useCallback(({ target }) => {
    if (!(target instanceof Element) || target.clientHeight >= target.scrollHeight) return;
    if (target.scrollTop > 80 && window.matchMedia(SMALL).matches) set(true);
    else if (target.scrollTop < 8) set(false);
  }, []);
}

function set(isAway: boolean): void {
  document.documentElement.toggleAttribute('data-head-away', isAway);
}
