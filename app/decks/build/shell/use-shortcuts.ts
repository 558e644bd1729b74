import { useEffect, useEffectEvent } from 'react';

type Act = 'undo' | 'redo' | 'palette' | 'search';

/** Ctrl or ⌘ with Z, Shift+Z or Y, and K; `/` goes to the search. Fields keep their own keys. */
export function useShortcuts(acts: Readonly<Record<Act, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const act = actOf(event);
    if (act === null) return;
    event.preventDefault();
    acts[act]();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function actOf(event: KeyboardEvent): Act | null {
  const isTyping = isIn(
    event,
    'textarea, [contenteditable], input:not([type=radio], [type=checkbox])',
  );
  const inDialog = isIn(event, '[role=dialog]');
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  if (!command) return key === '/' && !isTyping && !inDialog ? 'search' : null;
  if (key === 'k' && !inDialog) return 'palette';
  if (isTyping) return null;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}
