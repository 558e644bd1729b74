import { useEffect, useEffectEvent } from 'react';

/** What is open, the last of it over the others: one entry of the history stands for all of it. */
const layers: symbol[] = [];

/** Whether the newest entry of the history is that of what is open. */
export function hasLayer(): boolean {
  return history.state?.layer === true;
}

function keepEntry(): void {
  if (layers.length > 0 && !hasLayer()) history.pushState({ layer: true }, '');
  else if (layers.length === 0 && hasLayer()) history.back();
}

/**
 * Where fingers point: while something is open over a page, Back closes it and the page stays. Not for what changes the address
 * meanwhile.
 */
export function useBack(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return;
    const own = Symbol();
    layers.push(own);
    keepEntry();
    const onBack = () => {
      if (layers.at(-1) === own && !hasLayer()) closeIt();
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      layers.splice(layers.indexOf(own), 1);
      // what opens in its place has the entry
      setTimeout(keepEntry);
    };
  }, [isOpen]);
}
