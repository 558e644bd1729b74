'use client';

import { useEffect } from 'react';

/** Names the window after what a page of the offline copy shows; the server names the others. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Landsraad Registry`;
  }, [title]);
}
