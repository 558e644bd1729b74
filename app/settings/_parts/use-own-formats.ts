'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import type { Format } from '@/lib/legality/format';
import type { Result } from '@/lib/result';
import type { FormatListing } from '@/lib/storage/formats';
import type { StorageProblem } from '@/lib/storage/problems';

async function storage() {
  const [formats, { browserStore }] = await Promise.all([
    import('@/lib/storage/formats'),
    import('@/lib/storage/db'),
  ]);
  return { ...formats, store: browserStore() };
}

/** The formats that the player made; undefined until they are read. */
export function useOwnFormats(): FormatListing | undefined {
  return useLiveQuery(async () => {
    const { listFormats, store } = await storage();
    return listFormats(store);
  }, []);
}

export async function keepFormat(format: Format): Promise<Result<null, StorageProblem>> {
  const { saveFormat, store } = await storage();
  return saveFormat(store, format);
}

export async function removeFormat(id: string): Promise<Result<null, StorageProblem>> {
  const { deleteFormat, store } = await storage();
  return deleteFormat(store, id);
}
