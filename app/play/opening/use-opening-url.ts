'use client';

import { createParser, parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { replaceAddress } from '@/app/_deck/link/use-shared-deck';
import { POWERS } from '@/lib/rules/powers';

const DEFAULT_SAMPLE = POWERS[0];

/** Longest seed that is kept: more would only make the address long. */
export const LONGEST_SEED = 60;

const parseAsSeed = createParser({
  parse: (text) => text.slice(0, LONGEST_SEED),
  serialize: (seed: string) => seed,
});

/** What an address says: which deck (a stored one, or a sample), the seed, and the question for the odds. */
export function useOpeningUrl() {
  return useQueryStates(
    {
      deck: parseAsString,
      sample: parseAsString.withDefault(DEFAULT_SAMPLE),
      seed: parseAsSeed.withDefault('1'),
      q: parseAsString.withDefault('t:persona'),
      k: parseAsInteger.withDefault(1),
    },
    { history: 'replace' },
  );
}

export type OpeningUrl = ReturnType<typeof useOpeningUrl>[0];
export type SetOpeningUrl = ReturnType<typeof useOpeningUrl>[1];

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

/** A seed nobody has chosen: any of the 4,294,967,296 numbers. */
export function freshSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
}
