'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';

type Scene = typeof import('./scene').Scene;

let scene: Scene | null = null;
let coming: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Settled once the scenes are there, or cannot be had now. */
export function scenesReady(): Promise<void> {
  coming ??= import('./scene').then(
    ({ Scene }) => {
      scene = Scene;
      for (const tell of waiting) tell();
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

function subscribe(tell: () => void) {
  waiting.add(tell);
  void scenesReady();
  return () => waiting.delete(tell);
}

/** What a card shows comes once the page stands, for all cards at once; where it does not, the dunes do without it. */
export function LateScene(props: ComponentProps<Scene>) {
  const Part = useSyncExternalStore(
    subscribe,
    () => scene,
    () => null,
  );
  return Part && <Part {...props} />;
}
