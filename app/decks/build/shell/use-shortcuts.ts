'use client';

import { useEffect } from 'react';

export interface Shortcuts {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPalette: () => void;
  readonly onSearch: () => void;
}

/** Ctrl or ⌘ with Z, Shift+Z or Y, and K; `/` goes to the search. Fields keep their own keys. */
export function useShortcuts({ onUndo, onRedo, onPalette, onSearch }: Shortcuts): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey) return;
      const act = actOf(event, isTyping(event.target), isInDialog(event.target));
      if (act === null) return;
      event.preventDefault();
      if (act === 'undo') onUndo();
      else if (act === 'redo') onRedo();
      else if (act === 'palette') onPalette();
      else onSearch();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onUndo, onRedo, onPalette, onSearch]);
}

function actOf(
  event: KeyboardEvent,
  typing: boolean,
  inDialog: boolean,
): 'undo' | 'redo' | 'palette' | 'search' | null {
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  if (!command) return key === '/' && !typing && !inDialog ? 'search' : null;
  if (key === 'k' && !inDialog) return 'palette';
  if (typing) return null;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('textarea, [contenteditable], input:not([type=radio], [type=checkbox])') !== null
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role=dialog]') !== null;
}
