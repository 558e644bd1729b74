import type { MouseEvent } from 'react';

/** A plain click stays on the page; with a key or the middle button the address opens elsewhere. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
}
