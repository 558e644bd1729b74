'use client';

import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { MAX_COUNT } from '@/lib/decks/deck';
import { parseAsPaper } from './papers';
import type { WantedCard } from './proxies';

/** "eots-stilgar:3" */
const parseAsWanted = createParser<WantedCard>({
  parse: (text) => {
    const [, id, count] = /^([a-z0-9-]{1,120}?)(?::(\d{1,2}))?$/.exec(text) ?? [];
    if (id === undefined) return null;
    return { id, count: Math.min(Math.max(Number(count ?? 1), 1), MAX_COUNT) };
  },
  serialize: ({ id, count }) => `${id}:${count}`,
  eq: (a, b) => a.id === b.id && a.count === b.count,
});

/** What an address says: decks, samples and cards to print, how many of each, on what, in what ink. */
export function useProxiesUrl() {
  return useQueryStates(
    {
      as: parseAsStringLiteral(['paper', 'tts']).withDefault('paper'),
      deck: parseAsArrayOf(parseAsString).withDefault([]),
      sample: parseAsArrayOf(parseAsString).withDefault([]),
      card: parseAsArrayOf(parseAsWanted).withDefault([]),
      copies: parseAsStringLiteral(['all', 'one']).withDefault('all'),
      paper: parseAsPaper,
      ink: parseAsStringLiteral(['colour', 'grey']).withDefault('colour'),
      backs: parseAsBoolean.withDefault(false),
    },
    { history: 'replace' },
  );
}
