import { useEffect, useState } from 'react';
import type { Deck } from '@/lib/decks/deck';
import type { InputProblem } from '@/lib/result';

type SharedDeck =
  | { readonly status: 'reading' }
  /** No link at all: the address ends where the deck would begin. */
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly deck: Deck }
  | { readonly status: 'broken'; readonly problems: readonly InputProblem[] }
  /** The page's own code could not be fetched; the link may be sound. */
  | { readonly status: 'failed'; readonly retry: () => void };

const READING = { status: 'reading' } as const;

/** The deck in a fragment (`null`: not known yet). What reads it is fetched when there is one. */
export function useSharedDeck(fragment: string | null): SharedDeck {
  const [read, setRead] = useState<{ readonly of: string; readonly state: SharedDeck } | null>(
    null,
  );
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    if (fragment === null || fragment === '') return;
    let isGone = false;
    const show = (state: SharedDeck) => {
      if (!isGone) setRead({ of: fragment, state });
    };
    import('@/lib/codecs/links/deck-link').then(
      ({ readLink }) => {
        const found = readLink(fragment);
        show(
          found.ok
            ? { status: 'ready', deck: found.value }
            : { status: 'broken', problems: found.problems },
        );
      },
      () =>
        show({
          status: 'failed',
          retry: () => {
            setRead(null);
            setTurn((last) => last + 1);
          },
        }),
    );
    return () => {
      isGone = true;
    };
  }, [fragment, turn]);
  if (fragment === null) return READING;
  if (fragment === '') return { status: 'empty' };
  return read?.of === fragment ? read.state : READING;
}
