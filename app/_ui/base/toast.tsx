'use client';

import { late } from './late';
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

/** What waits to be shown; the host takes it from here. */
export const waiting = createStore<readonly ToastMessage[]>([]);
const isWanted = createStore(false);

/** Shows a short message at the edge of the page and announces it. Callable from anywhere. */
export function toast({ onUndo, ...message }: ToastMessage & { onUndo?: () => void }): void {
  isWanted.set(true);
  const action = message.action ?? (onUndo && { label: 'Undo', onAction: onUndo });
  waiting.set([...waiting.get(), { ...message, action }]);
}

const ToastHost = late(() => import('./toast-host').then((module) => module.ToastHost));

/** Stands once in the layout; fetches what shows toasts with the first one. */
export function Toasts() {
  if (!isWanted.use()) return null;
  return <ToastHost />;
}
