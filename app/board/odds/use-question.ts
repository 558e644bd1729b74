import { useSearchParams } from 'next/navigation';
import { type Asked, askedIn, type Fields, type Question, queryOf } from '@/lib/board/odds/fields';

/** A question as the address of the page holds it; what changes goes there. */
export function useQuestion<const F extends Fields>(
  of: string,
  fields: F,
  complete: (asked: Asked<F>) => Question<F>,
) {
  const question = complete(askedIn(fields, Object.fromEntries(useSearchParams())));
  function change(next: Asked<F>): void {
    const query = queryOf(fields, complete({ ...question, ...next }), complete);
    history.replaceState(null, '', `?of=${of}${query === '' ? '' : `&${query}`}`);
  }
  return { question, change };
}
