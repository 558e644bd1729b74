import { useDeferredValue, useMemo } from 'react';
import { useOwnDecks } from '@/app/_deck/library/decks-with';
import { fetchedCode } from '@/app/_ui/data/fetched-code';
import { rulesReady } from '@/app/_ui/data/texts';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import type { Place } from '@/app/_ui/search/search-box';

const useFinding = fetchedCode(() => import('./places'));
const useRules = fetchedCode(async () => [...(await rulesReady()).byId.values()]);
const useCards = fetchedCode(async () => (await catalogueReady()).catalogue.cards);

const NONE: readonly Place[] = [];
const NO_RULES: NonNullable<ReturnType<typeof useRules>> = [];

/**
 * Where the words of a search box may lead; with cards, where the box itself lists none. Nothing is
 * fetched before it is used.
 */
export function usePlaces(text: string, isUsed: boolean, withCards: boolean): readonly Place[] {
  const finding = useFinding(isUsed);
  const rules = useRules(isUsed) ?? NO_RULES;
  const cards = useCards(isUsed && withCards);
  const decks = useOwnDecks(isUsed);
  const asked = useDeferredValue(text);
  return useMemo(
    () => finding?.placesFor(asked, { decks, rules, ...(cards && { cards }) }) ?? NONE,
    [finding, asked, decks, rules, cards],
  );
}
