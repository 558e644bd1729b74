import { useMemo } from 'react';
import { deckSets } from '@/app/_deck/library/deck-sets';
import { asksForText } from '@/app/_ui/printed/use-texts';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import type { Card } from '@/lib/cards/card';
import { parseQuery } from '@/lib/cards/query/parse';
import { search } from '@/lib/cards/query/search';
import { consideredIn } from '@/lib/decks/deck';
import type { Gap } from '@/lib/decks/gaps';
import { powersOf, proposals } from '@/lib/decks/proposals';
import { useFreeCopies } from '../state/ownership';
import { useDerived } from '../state/workshop';

/** For each gap the cards that are proposed; none while what they say is still on its way. */
export function useProposals(gaps: readonly Gap[]): readonly (readonly Card[])[] {
  const { deck, resolved, row } = useDerived();
  const free = useFreeCopies();
  const asked = useMemo(() => ({ sponsor: deck.sponsor, decks: deckSets(null, deck) }), [deck]);
  // one search that looks through the texts fetches them for all
  const { searcher, context } = useCardSearch(
    gaps.map(({ query }) => query).find(isOfTexts) ?? '',
    asked,
  );
  return useMemo(() => {
    if (searcher === null) return [];
    const aside = new Set(consideredIn(deck));
    const found = gaps.map(({ query, yields }) => {
      const parsed = parseQuery(query);
      return { cards: parsed.ok ? search(searcher, parsed.value, context) : [], yields };
    });
    return proposals(found, powersOf(resolved), {
      fits: (card) => !aside.has(card.id) && row(card).breaks.length === 0,
      isOwned: (card) => free !== null && free(card.id) > 0,
    });
  }, [searcher, gaps, context, deck, resolved, row, free]);
}

function isOfTexts(query: string): boolean {
  const parsed = parseQuery(query);
  return parsed.ok && asksForText(parsed.value);
}
