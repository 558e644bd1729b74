import {
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import type { Paper } from '@/lib/codecs/sheet/fit';
import { MAX_COUNT } from '@/lib/decks/deck';
import type { WantedCard } from './proxies';

export const PAPERS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

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

/** What every address of this room says: the player's decks, samples, and the paper. */
const COMMON = {
  deck: parseAsArrayOf(parseAsString).withDefault([]),
  sample: parseAsArrayOf(parseAsString).withDefault([]),
  paper: parseAsStringLiteral(['a4', 'letter']).withDefault('a4'),
};

/** Decks and cards to print as proxies, how many of each, and in what ink. */
export function useProxiesUrl() {
  return useQueryStates(
    {
      ...COMMON,
      as: parseAsStringLiteral(['paper', 'tts']).withDefault('paper'),
      card: parseAsArrayOf(parseAsWanted).withDefault([]),
      copies: parseAsStringLiteral(['all', 'one']).withDefault('all'),
      ink: parseAsStringLiteral(['colour', 'grey']).withDefault('colour'),
      first: parseAsStringLiteral(['text', 'picture']).withDefault('picture'),
      backs: parseAsBoolean.withDefault(false),
    },
    { history: 'replace' },
  );
}

/** Decks to print as registration sheets, or `from=desk` for those handed over; the event, and blank sheets. */
export function useSheetsUrl() {
  return useQueryStates(
    {
      ...COMMON,
      from: parseAsString,
      event: parseAsString,
      date: parseAsString,
      format: parseAsString,
      blank: parseAsInteger.withDefault(0),
    },
    { history: 'replace' },
  );
}
