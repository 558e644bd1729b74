'use client';

import { type ReactNode, Suspense, useState } from 'react';

/** By this mark Next knows that leaving something to the browser is meant, and reports no error. */
const MEANT = 'BAILOUT_TO_CLIENT_SIDE_RENDERING';

/**
 * What stands between head and foot. In the offline copy one kept page answers every search behind
 * its address, so it is drawn by the browser, which knows the search.
 */
export function Main({ copy, children }: { readonly copy: boolean; readonly children: ReactNode }) {
  // A page stays what it was when it was loaded.
  const [asCopy] = useState(copy);
  return (
    <main id="main" tabIndex={-1}>
      {asCopy ? (
        // The fallback fills the window, so that the foot of the page does not jump.
        <Suspense fallback={<div data-workspace />}>
          <InBrowser>{children}</InBrowser>
        </Suspense>
      ) : (
        children
      )}
    </main>
  );
}

function InBrowser({ children }: { readonly children: ReactNode }) {
  if (typeof window === 'undefined')
    throw Object.assign(new Error('The offline copy is drawn by the browser'), { digest: MEANT });
  return children;
}
