'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface ToastMessage {
  /** A later message takes the place of the one with the same id. */
  readonly id?: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'note' | 'legal' | 'illegal' | 'warning';
  /** One thing to do about it, as in "Undo". */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Milliseconds until it leaves; 6000 unless told, 0 for until it is dismissed. */
  readonly timeout?: number | undefined;
}

let queue: readonly ToastMessage[] = [];
let wanted = false;
const listeners = new Set<() => void>();

/** Shows a short message at the edge of the page and announces it. Callable from anywhere. */
export function toast(message: ToastMessage): void {
  queue = [...queue, message];
  wanted = true;
  for (const listener of listeners) listener();
}

/** Hands over what waits to be shown; for the host only. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = queue;
  queue = [];
  return taken;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const ToastHost = lazy(() =>
  import('./toast-host').then((module) => ({ default: module.ToastHost })),
);

/** Stands once in the layout; fetches what shows toasts with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(
    onToast,
    () => wanted,
    () => false,
  );
  if (!needed) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
