import type { Card } from '@/lib/cards/card';
import type { DeckList } from '@/lib/decks/deck';
import type { CardGroup } from '@/lib/rules/taxonomy';
import type { Stray } from '../problem';
import { type Check, problemCard } from './check-kind';

/** `wrong-deck`: a card on a list where its group may not stand (TAT-4.2-12). */
export const wrongDeck: Check = ({ decks }, _format, found) => {
  const lines = decks.filter(({ card, place }) => card !== null && card.deck !== place);
  if (lines.length === 0) return;
  const strays = lines.flatMap(({ title, card, place }) => stray(title, card, place));
  found.push({
    severity: 'error',
    rules: ['TAT-4.2-12', ...new Set(strays.flatMap(({ group }) => RULES[group]))],
    cards: lines.map(problemCard),
    detail: { code: 'wrong-deck', strays },
  });
};

/** What says that a group has its own place. */
const RULES: Readonly<Record<CardGroup, readonly string[]>> = {
  house: ['TAT-3.1-02'],
  imperial: ['TAT-3.1-02'],
  homeworld: ['TAT-3.1.1-05'],
  program: ['TAT-4.1-11'],
  dune: ['TAT-4.2-02', 'TAT-5.2-01'],
};

function stray(title: string, card: Card | null, place: string): readonly Stray[] {
  return card === null || !isList(place) ? [] : [{ title, group: card.deck, list: place }];
}

function isList(place: string): place is DeckList {
  return place === 'imperial' || place === 'house';
}
