import { useEffect } from 'react';

/** "/" goes to the search from anywhere that is not a field. */
export function useSlashKey(focus: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const typing =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]');
      // a page may have a list of its own under the key
      if (
        event.defaultPrevented ||
        event.key !== '/' ||
        typing ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [focus]);
}
