import { useMemo, useRef, useState } from 'react';
import { inGroups } from '@/app/_cards/list/groups';
import { asksForDecks } from '@/app/_deck/library/asks-for-decks';
import { deckSets } from '@/app/_deck/library/deck-sets';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { asksForCollection } from '@/app/_owned/asks-for-collection';
import { useCollectionContext } from '@/app/_owned/search-context';
import { asksForText } from '@/app/_ui/printed/use-texts';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import type { Card } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import { couldStandWith } from '@/lib/cards/query/sponsor';
import { useDeckPart, useWorkshop } from '../state/workshop';

export type TableSearch = ReturnType<typeof useTableSearch>;

/**
 * The search of the address over the catalogue, with the open deck as `in:deck` and the stored ones
 * by name; of what it finds, the cards that could stand with the sponsor, until the others are asked
 * for, type by type. It stays the same list as long as it holds the same cards, so that counting a card neither
 * draws the table again nor moves it.
 */
export function useTableSearch() {
  const [text, setText] = useSearchText();
  const sponsor = useDeckPart(({ deck }) => deck.sponsor);
  // only a search that asks about decks has to follow every change of the deck
  const asks = asksForDecks(text);
  const asked = useDeckPart(({ deck }) => (asks || asksForCollection(text) ? deck : null));
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
  const [showsBarred, setShowsBarred] = useState(false);
  const fitting = useMemo(
    () => found.cards.filter((card) => couldStandWith(card, sponsor)),
    [found.cards, sponsor],
  );
  const shown = useSameList(showsBarred ? found.cards : fitting);
  // words have their best answers first
  const isGrouped = found.query.sort.length === 0 && !asksForText(found.query);
  const { cards, heads } = useMemo(
    () => inGroups(shown, isGrouped ? 'type' : null),
    [shown, isGrouped],
  );
  /** Names of decks that `in:` may ask for. */
  const deckNames = useMemo(
    () => [
      'deck',
      'side',
      ...(stored?.active ?? []).map((one) => one.deck.name).filter((name) => name !== ''),
    ],
    [stored],
  );
  const barred = {
    count: found.cards.length - fitting.length,
    shown: showsBarred,
    show: setShowsBarred,
  };
  return {
    text,
    setText,
    found: { ...found, cards },
    heads,
    deckNames,
    sponsor,
    barred,
  };
}

function useSameList(cards: readonly Card[]): readonly Card[] {
  const last = useRef(cards);
  const isSame =
    cards.length === last.current.length && cards.every((card, at) => card === last.current[at]);
  if (!isSame) last.current = cards;
  return last.current;
}
