'use client';

import type { Door } from '@/app/decks/_shared/door';
import { openDoor, useStored } from '@/app/decks/_shared/use-stored';
import type { Format } from '@/lib/legality/format';
import type { Result } from '@/lib/result';
import type { FormatListing } from '@/lib/storage/formats';
import type { StorageProblem } from '@/lib/storage/problems';

const pickFormats = (door: Door) => door.formats;

/** The formats that the player made; undefined until they are read. */
export function useFormatListing(): FormatListing | undefined {
  const formats = useStored(pickFormats);
  return formats.status === 'ready' ? formats.value : undefined;
}

export async function keepFormat(format: Format): Promise<Result<null, StorageProblem>> {
  return (await openDoor()).saveFormat(format);
}

export async function removeFormat(id: string): Promise<Result<null, StorageProblem>> {
  return (await openDoor()).deleteFormat(id);
}
