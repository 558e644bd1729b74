import { useLayoutEffect } from 'react';

/** Names the window after what a page shows that the server knows nothing of: a shared deck, the offline copy. */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    const { pathname } = location;
    const whole = `${title} · Landsraad Registry`;
    const name = () => {
      if (location.pathname === pathname && document.title !== whole) document.title = whole;
    };
    name();
    // Next writes the title of the kept page, which fits any card, whenever it gets to it.
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [title]);
}
