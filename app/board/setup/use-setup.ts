import { useEffect, useState } from 'react';
import { setupFrom, setupQuery } from '@/lib/board/setup/link';
import type { BoardSetup } from '@/lib/board/setup/setup';

/** The set-up of this page, kept in the address bar so that the address shares it. */
export function useSetup(served: BoardSetup) {
  const [setup, setSetup] = useState(served);

  // the offline copy of the page is served for every address
  useEffect(() => {
    const asked = setupFrom(Object.fromEntries(new URLSearchParams(location.search)));
    setSetup((shown) => (setupQuery(asked) === setupQuery(shown) ? shown : asked));
  }, []);

  function change(next: BoardSetup): void {
    setSetup(next);
    history.replaceState(null, '', `?${setupQuery(next)}`);
  }

  return { setup, change };
}
