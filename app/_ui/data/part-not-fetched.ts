import type { InputProblem } from '@/lib/result';

/** Code that a page fetches when it is first wanted did not come; `rest` says what is safe, or what to do. */
export function partNotFetched(rest = 'Try again.'): InputProblem<'not-fetched'> {
  const message = `A part of the page could not be fetched. ${rest}`;
  return { code: 'not-fetched', at: '', message };
}
