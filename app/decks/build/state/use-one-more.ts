import { useMemo } from 'react';
import type { Card } from '@/lib/cards/card';
import { applyEdit } from '@/lib/decks/edits';
import { addition, placeOf } from '@/lib/decks/places';
import { type ResolvedDeck, resolveDeck } from '@/lib/decks/resolve';
import { type StatChange, statChanges } from '@/lib/decks/stat-changes';
import { deckStats } from '@/lib/decks/stats';
import { useDerived, useWorkshop } from './workshop';

/** The deck with one more copy of a card, and the numbers that it changes; null for a card of no deck. */
export function useOneMore(
  card: Card,
): { readonly after: ResolvedDeck; readonly numbers: readonly StatChange[] } | null {
  const { catalogue } = useWorkshop();
  const { deck, resolved } = useDerived();
  return useMemo(() => {
    const place = placeOf(card);
    if (place === null) return null;
    const after = resolveDeck(applyEdit(deck, addition(place, card.id)), catalogue);
    return { after, numbers: statChanges(deckStats(resolved), deckStats(after)) };
  }, [deck, resolved, card, catalogue]);
}
