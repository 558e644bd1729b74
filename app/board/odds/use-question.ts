import { parseAsString, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { type Asked, askedIn, type Fields, type Question, wordsOf } from '@/lib/board/odds/fields';

/** A question as the address of the page holds it; what changes goes there. */
export function useQuestion<const F extends Fields>(
  fields: F,
  complete: (asked: Asked<F>) => Question<F>,
) {
  const names = Object.keys(fields);
  const [parsers] = useState(() =>
    Object.fromEntries(names.map((name) => [name, parseAsString] as const)),
  );
  const [told, tell] = useQueryStates(parsers, { history: 'replace' });
  function change(next: Asked<F>): void {
    void tell((before) => {
      const asked = complete(askedIn(fields, before));
      const words = wordsOf(fields, complete({ ...asked, ...next }), complete);
      return Object.fromEntries(names.map((name) => [name, words[name] ?? null]));
    });
  }
  return { question: complete(askedIn(fields, told)), change };
}
