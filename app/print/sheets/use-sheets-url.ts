'use client';

import { parseAsArrayOf, parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { parseAsPaper } from '../papers';

export const MOST_BLANKS = 200;

/** What an address says: which decks, or `from=desk` for those handed over; event, date, format, paper. */
export function useSheetsUrl() {
  return useQueryStates(
    {
      from: parseAsString,
      deck: parseAsArrayOf(parseAsString).withDefault([]),
      sample: parseAsArrayOf(parseAsString).withDefault([]),
      event: parseAsString,
      date: parseAsString,
      format: parseAsString,
      paper: parseAsPaper,
      blank: parseAsInteger.withDefault(0),
    },
    { history: 'replace' },
  );
}
