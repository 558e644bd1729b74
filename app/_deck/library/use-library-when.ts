import type { Door, LibraryListing } from '@/app/_ui/stored/page-storage';
import { type Stored, useStored } from '@/app/_ui/stored/use-stored';

const pickLibrary = (door: Door) => door.library;

/** The stored decks, read while they are asked for. */
export function useLibrary(asked = true): Stored<LibraryListing> {
  return useStored(asked ? pickLibrary : null);
}

/** The same, or null before they are read, and otherwise. */
export function useLibraryWhen(asked: boolean): LibraryListing | null {
  const library = useLibrary(asked);
  return library.status === 'ready' ? library.value : null;
}
