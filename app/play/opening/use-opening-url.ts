import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { replaceAddress } from '@/app/_ui/base/address';
import { VIEWS } from '@/app/_ui/card/view-switch';
import { USUAL_DRAWS } from '@/lib/odds/questions/plan';
import { POWERS } from '@/lib/rules/powers';
import { parseAsSeed } from '../seed';

/** What an address says: which deck (a stored one, or a sample), the seed, and the question for the odds. */
export function useOpeningUrl() {
  return useQueryStates(
    {
      deck: parseAsString,
      sample: parseAsString.withDefault(POWERS[0]),
      seed: parseAsSeed.withDefault('1'),
      /** Faces unless told, lines on a phone. */
      view: parseAsStringLiteral(VIEWS),
      ask: parseAsString,
      house: parseAsInteger.withDefault(USUAL_DRAWS.house),
      imperial: parseAsInteger.withDefault(USUAL_DRAWS.imperial),
      /** The question as addresses of old had it: so many cards of one search. */
      q: parseAsString,
      k: parseAsInteger.withDefault(1),
    },
    { history: 'replace' },
  );
}

type SetOpeningUrl = ReturnType<typeof useOpeningUrl>[1];

/** Deals another deck: a stored one, a sample, or the one that the address brought (`fragment`). */
export function chooseDeck(
  chosen: { readonly deck: string | null; readonly sample: string | null },
  setUrl: SetOpeningUrl,
  fragment = '',
): void {
  if (location.hash === '' && fragment === '') {
    void setUrl(chosen);
    return;
  }
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(chosen))
    if (value === null) query.delete(key);
    else query.set(key, value);
  replaceAddress(query, fragment);
}
