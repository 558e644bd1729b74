'use client';

import type { Door } from '@/app/_ui/stored/door';
import { openDoor, useStored } from '@/app/_ui/stored/use-stored';
import type { Format } from '@/lib/legality/format';
import type { Result } from '@/lib/result';
import type { FormatListing } from '@/lib/storage/formats';
import type { StorageProblem } from '@/lib/storage/problems';

const pickFormats = (door: Door) => door.formats;
const pickLibrary = (door: Door) => door.library;

/** The formats that the player made; undefined until they are read. */
export function useFormatListing(): FormatListing | undefined {
  const formats = useStored(pickFormats);
  return formats.status === 'ready' ? formats.value : undefined;
}

/** How many decks outside of the bin name a format. */
export function useFormatUse(): (id: string) => number {
  const library = useStored(pickLibrary);
  if (library.status !== 'ready') return () => 0;
  const decks = [...library.value.active, ...library.value.archived];
  return (id) => decks.filter(({ deck }) => deck.format === id).length;
}

export async function keepFormat(format: Format): Promise<Result<null, StorageProblem>> {
  return (await openDoor()).saveFormat(format);
}

export async function removeFormat(id: string): Promise<Result<null, StorageProblem>> {
  return (await openDoor()).deleteFormat(id);
}
