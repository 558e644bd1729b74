import { useSearchParams } from 'next/navigation';
import type { Edition } from '@/lib/board/rules/book';
import { editionFrom } from './edition-from';

/** The edition that the address asks for, told in the browser. */
export function useAskedEdition(): Edition {
  return editionFrom(useSearchParams().get('edition') ?? undefined);
}
