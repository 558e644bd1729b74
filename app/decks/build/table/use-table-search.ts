'use client';

import { useMemo, useRef } from 'react';
import { asksForDecks, deckSets } from '@/app/_deck/library/deck-sets';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { asksForCollection, useCollectionContext } from '@/app/_owned/search-context';
import { type CardSearch, useCardSearch } from '@/app/_ui/search/use-card-search';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import type { Card } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import type { Derived } from '../state/derived';
import { useDeckPart, useWorkshop } from '../state/workshop';

export interface TableSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly found: CardSearch;
  /** Names of decks that `in:` may ask for. */
  readonly deckNames: readonly string[];
}

/**
 * The search of the address over the catalogue, with the open deck as `in:deck` and the stored ones
 * by name. What it finds stays the same list as long as it holds the same cards, so that counting a
 * card neither draws the table again nor moves it.
 */
export function useTableSearch(): TableSearch {
  const [text, setText] = useSearchText();
  const sponsor = useDeckPart(sponsorOf);
  // only a search that asks about decks has to follow every change of the deck
  const asks = asksForDecks(text);
  const asked = useDeckPart(asks || asksForCollection(text) ? deckOf : nothing);
  const stored = useLibraryWhen(asks);
  const decks = useMemo(() => (asked ? deckSets(stored, asked) : undefined), [asked, stored]);
  const { deckId } = useWorkshop();
  const open = useMemo(() => asked && { id: deckId, deck: asked }, [deckId, asked]);
  const held = useCollectionContext(text, open);
  const context = useMemo<QueryContext>(
    () => ({ sponsor, ...held, ...(decks && { decks }) }),
    [sponsor, held, decks],
  );
  const found = useCardSearch(text, context);
  const cards = useSameList(found.cards);
  const deckNames = useMemo(
    () => [
      'deck',
      ...(stored?.active ?? []).map((one) => one.deck.name).filter((name) => name !== ''),
    ],
    [stored],
  );
  const { state, searcher, query, readText, problems, context: whole } = found;
  return useMemo(
    () => ({
      text,
      setText,
      found: { state, searcher, query, readText, problems, cards, context: whole },
      deckNames,
    }),
    [text, setText, state, searcher, query, readText, problems, cards, whole, deckNames],
  );
}

const sponsorOf = ({ deck }: Derived) => deck.sponsor;
const deckOf = ({ deck }: Derived) => deck;
const nothing = () => null;

function useSameList(cards: readonly Card[]): readonly Card[] {
  const last = useRef(cards);
  const isSame =
    cards.length === last.current.length && cards.every((card, at) => card === last.current[at]);
  if (!isSame) last.current = cards;
  return last.current;
}
