import type { CardId } from '@/lib/cards/card';
import { cardIdsOf } from './deck';
import { SAMPLE_DECKS } from './samples';
import { deckTitle } from './title';

/** The samples that hold a card, by title. */
export function samplesWith(id: CardId): readonly string[] {
  return SAMPLE_DECKS.filter(({ deck }) => cardIdsOf(deck).includes(id)).map(({ deck }) =>
    deckTitle(deck),
  );
}
