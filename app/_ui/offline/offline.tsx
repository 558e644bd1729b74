'use client';

import { useEffect } from 'react';
import { keepInstallOffer } from './install-prompt';

/** Stands once in the layout: looks after the offline copy when the page has come to rest. */
export function Offline() {
  useEffect(keepInstallOffer, []);
  useEffect(
    () =>
      whenAtRest(() => {
        import('./keep-copy').then(
          ({ tendCopy }) => tendCopy(),
          () => undefined, // no network and no copy yet: the next page tries again
        );
      }),
    [],
  );
  return null;
}

/** After everything that the page itself needs; at once where the copy is there already. */
function whenAtRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(run, navigator.serviceWorker?.controller ? 0 : 1500);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}
