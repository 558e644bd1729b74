'use client';

import { lazy, Suspense } from 'react';
import { createStore } from './store';

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

const queue = createStore<readonly ToastMessage[]>([]);
const isWanted = createStore(false);

/** Shows a short message at the edge of the page and announces it. Callable from anywhere. */
export function toast({ onUndo, ...message }: ToastMessage & { onUndo?: () => void }): void {
  isWanted.set(true);
  const action = message.action ?? (onUndo && { label: 'Undo', onAction: onUndo });
  queue.set([...queue.get(), { ...message, action }]);
}

/** Hands over what waits to be shown; for the host only. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = queue.get();
  if (taken.length > 0) queue.set([]);
  return taken;
}

export const onToast = queue.subscribe;

const ToastHost = lazy(() =>
  import('./toast-host').then((module) => ({ default: module.ToastHost })),
);

/** Stands once in the layout; fetches what shows toasts with the first one. */
export function Toasts() {
  if (!isWanted.use()) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
