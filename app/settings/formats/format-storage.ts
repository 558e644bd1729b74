'use client';

import { toast } from '@/app/_ui/base/toast';
import { attempt, said } from '@/app/_ui/stored/attempt';
import type { Door } from '@/app/_ui/stored/page-storage';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { Format } from '@/lib/legality/format';
import type { FormatListing } from '@/lib/storage/formats';

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

/** Stores a format and says so; false where that failed. */
export async function keepFormat(format: Format, words: string): Promise<boolean> {
  const kept = await attempt('The format could not be stored', async (door) =>
    said(await door.saveFormat(format)),
  );
  if (kept) toast({ title: words, tone: 'legal' });
  return kept !== null;
}

/** Deletes a format that so many decks name; the toast brings it back. False where that failed. */
export async function deleteFormat(format: Format, uses: number): Promise<boolean> {
  const gone = await attempt('The format could not be deleted', async (door) =>
    said(await door.deleteFormat(format.id)),
  );
  if (gone === null) return false;
  toast({
    title: `${format.name} is deleted`,
    ...(uses > 0 && {
      tone: 'warning' as const,
      description: `${uses === 1 ? 'One deck names it and is' : `${uses} decks name it and are`} not legal without another format.`,
    }),
    action: { label: 'Undo', onAction: () => void keepFormat(format, `${format.name} is back`) },
  });
  return true;
}
