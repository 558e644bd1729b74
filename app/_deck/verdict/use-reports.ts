import { useMemo } from 'react';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { check, createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import type { Report } from '@/lib/legality/problem';

/** Gives each deck's report, worked out once a deck; null while there is no catalogue. */
export function useReports(
  catalogue: Catalogue | null,
  own: readonly Format[],
): (deck: Deck) => Report | null {
  return useMemo(() => {
    if (catalogue === null) return () => null;
    const checker = createChecker(catalogue, [...SHIPPED_FORMATS, ...own]);
    const reports = new WeakMap<Deck, Report>();
    return (deck: Deck) => {
      const known = reports.get(deck);
      if (known !== undefined) return known;
      const report = check(checker, deck);
      reports.set(deck, report);
      return report;
    };
  }, [catalogue, own]);
}
