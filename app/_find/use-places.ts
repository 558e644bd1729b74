import { useMemo } from 'react';
import { useOwnDecks } from '@/app/_deck/library/decks-with';
import { fetchedCode } from '@/app/_ui/data/fetched-code';
import type { Entry } from '@/app/_ui/data/rule-entry';
import { boardRulesReady, rulesReady } from '@/app/_ui/data/rules';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import type { Place } from '@/app/_ui/search/search-options';

const useFinding = fetchedCode(() => import('./places'));
const useRules = fetchedCode(async () => [...(await rulesReady()).byId.values()]);
const useBoardRules = fetchedCode(async () => [...(await boardRulesReady()).byId.values()]);
const useCards = fetchedCode(async () => (await catalogueReady()).catalogue.cards);

const NONE: readonly Place[] = [];
const NO_RULES: readonly Entry[] = [];
/** Rules of the board game are found by their ids alone: their words would hide those of the card game. */
const BOARD_ID = /^\s*(?:gf9|des)-/i;

/**
 * Where the words of a search box may lead; with cards, where the box itself lists none. Nothing is
 * fetched before it is used.
 */
export function usePlaces(text: string, isUsed: boolean, withCards: boolean): readonly Place[] {
  const finding = useFinding(isUsed);
  const isOfBoard = BOARD_ID.test(text);
  const cardRules = useRules(isUsed && !isOfBoard) ?? NO_RULES;
  const boardRules = useBoardRules(isUsed && isOfBoard) ?? NO_RULES;
  const rules = isOfBoard ? boardRules : cardRules;
  const cards = useCards(isUsed && withCards);
  const decks = useOwnDecks(isUsed);
  // at once: Enter takes the first of them, which must be what is typed now
  return useMemo(
    () => finding?.placesFor(text, { decks, rules, ...(cards && { cards }) }) ?? NONE,
    [finding, text, decks, rules, cards],
  );
}
