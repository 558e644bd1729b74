import { useEffect, useEffectEvent } from 'react';

/** What is open, the last of it over the others, as what closes it: one entry of the history stands for all of it. */
const layers: (() => void)[] = [];
/** That entry is being taken back, which the browser tells a moment later: what opens meanwhile waits for it. */
let isGoing = false;

/** Whether the newest entry of the history is that of what is open. */
export function hasLayer(): boolean {
  return history.state?.layer === true;
}

function keepEntry(): void {
  if (isGoing) return;
  if (layers.length > 0 && !hasLayer()) history.pushState({ layer: true }, '');
  else if (layers.length === 0 && hasLayer()) {
    isGoing = true;
    history.back();
  }
}

function onBack(): void {
  if (isGoing) {
    isGoing = false;
    keepEntry();
  } else if (!hasLayer()) layers.at(-1)?.();
}

/** Something opens that Back closes; what is given back tells that it has closed. */
export function openLayer(close: () => void): () => void {
  // the same listener is added once
  addEventListener('popstate', onBack);
  layers.push(close);
  keepEntry();
  return () => {
    layers.splice(layers.indexOf(close), 1);
    // what opens in its place has the entry
    setTimeout(keepEntry);
  };
}

/**
 * Where fingers point: while something is open over a page, Back closes it and the page stays. Not for what changes the address
 * meanwhile.
 */
export function useBack(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return;
    return openLayer(() => closeIt());
  }, [isOpen]);
}
