import type { LibraryListing } from '@/app/_ui/stored/page-storage';
import { useStored } from '@/app/_ui/stored/use-stored';

/** The stored decks while they are asked for; null before they are read, and otherwise. */
export function useLibraryWhen(asked: boolean): LibraryListing | null {
  const library = useStored(asked ? 'library' : null);
  return library.status === 'ready' ? library.value : null;
}
